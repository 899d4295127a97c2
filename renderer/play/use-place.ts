import { createContext, useContext } from 'react';
import type { PlayPlace } from './play-place.ts';

/** The place of one system: handed down, so that what is shared knows none of them. */
export const PlaceContext = createContext<PlayPlace | undefined>(undefined);

export function usePlace(): PlayPlace {
  const place = useContext(PlaceContext);
  if (!place) throw new Error('Nobody says which system is played here.');
  return place;
}
