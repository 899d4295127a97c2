import { useTour } from '../stores/tour.ts';
import { useValue } from '../stores/value.ts';

/** The text that the first steps are about, with every letter that is typed. */
export function useFirstText(): string {
  const place = useTour((state) => state.first?.place);
  const text = useValue(place?.file, place?.pointer);
  return typeof text === 'string' ? text : '';
}
