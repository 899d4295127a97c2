import { stringify } from 'yaml';
import type { Diary, Place } from './diary.ts';
import type { Fields } from './fields.ts';
import { plain, type Value } from './value.ts';

/** Collects what one entity has to say that is never printed. */
export class PrivateNote {
  private readonly parts: string[] = [];
  private readonly diary: Diary;
  private readonly waiting: ((place: Place) => void)[] = [];

  constructor(diary: Diary) {
    this.diary = diary;
  }

  say(sentence: string): void {
    this.parts.push(sentence);
  }

  /** Takes the addresses of pictures out of the fields. Nothing is fetched: an import works without a network and reaches nobody. */
  pictures(fields: Fields, whose: string): void {
    for (const [key, what] of [
      ['image_url', 'Picture'],
      ['image_path', 'Picture'],
      ['back_image_url', 'Picture of the back'],
    ] as const) {
      const line = fields.table.fields.get(key)?.line ?? fields.table.line;
      const address = fields.text(key);
      if (!address) continue;
      this.say(`${what} in the source: ${address}`);
      this.waiting.push((place) => this.diary.pictures.push({ place, line, sentence: `${whose}${address}` }));
    }
  }

  /** Keeps what has no field of its own, as it stood in the source. */
  keep(key: string, value: Value, whose = ''): void {
    const words = stringify(new Map([[key, plain(value)]]), { lineWidth: 0, aliasDuplicateObjects: false }).trimEnd();
    this.say(`${whose ? `${whose}, in the source` : 'In the source'}, without a field here:\n${words}`);
    this.waiting.push((place) =>
      this.diary.kept.push({ place, line: value.line, sentence: `${whose ? `${whose}, ` : ''}"${key}"` }),
    );
  }

  keepRest(fields: Fields, whose = ''): void {
    for (const [key, value] of fields.rest()) this.keep(key, value, whose);
  }

  mended(line: number, sentence: string): void {
    this.waiting.push((place) => this.diary.mended.push({ place, line, sentence }));
  }

  missing(line: number, sentence: string): void {
    this.waiting.push((place) => this.diary.missing.push({ place, line, sentence }));
  }

  /** The note, or undefined where there is nothing to say. Tells the diary which file it belongs to. */
  close(place: Place): string | undefined {
    for (const tell of this.waiting) tell(place);
    return this.parts.length === 0 ? undefined : this.parts.join('\n\n');
  }
}
