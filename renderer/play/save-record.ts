import { askMatches } from '../match/ask-matches.ts';
import { useMatch } from '../stores/match.ts';

/** Hands the record of the line that is looked at to the person as a file; `setwright replay` takes it too. */
export async function saveRecord(name: string): Promise<void> {
  const { line, seed } = useMatch.getState();
  const record = await askMatches().ask('record', { line });
  const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replace('/', '-')}-${seed}.match.json`;
  link.click();
  URL.revokeObjectURL(url);
}
