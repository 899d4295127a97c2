import deepEqual from 'fast-deep-equal/es6';
import type { SetFolder } from '../../app/contract/studio.ts';
import { type Change, changed, withChanged } from '../../rules/edit/change.ts';
import type { GameSet } from '../../rules/game-set.ts';
import { inLanguage, languagesOf, type Untranslated } from '../../rules/in-language.ts';
import { Memory } from '../../rules/kernel/memory.ts';
import { openUnread } from '../../rules/open-unread.ts';
import { isCompared } from '../../rules/translations.ts';
import { type Catalogue, catalogue } from '../model/catalogue.ts';
import { firstWave, isPart, nextWave } from '../model/in-waves.ts';
import { type Given, givenBy, openGiven, type SetWithPictures } from '../model/opened-from.ts';
import { type Patch, patchOf } from '../model/patch.ts';
import type { Asked, LanguageSeen, SetQuestions } from './questions.ts';

/** The set that is open, with its faces. Pure but for remembering that set. */
export class SetOnDesk implements SetQuestions {
  #given: Given | undefined;
  readonly #files = new Map<string, string>();
  #memory = new Memory();
  #catalogue: Catalogue = { items: [], problems: [] };
  #opened: SetWithPictures | undefined;
  /** Until the first faces are there, nothing waits for the code that reads texts. */
  #openSet: typeof openUnread = openUnread;
  /** How many heroes have faces by now: of a large set those in view first. */
  #laidOut = firstWave;
  /** In which language the faces are; undefined for that of the set. */
  #language: string | undefined;

  open(read: SetFolder): Catalogue {
    this.#memory = new Memory();
    this.#language = undefined;
    this.#laidOut = firstWave;
    this.keep(read);
    return this.#made();
  }

  async more(): Promise<Patch | undefined> {
    if (isPart(this.set, this.#laidOut)) this.#laidOut += nextWave;
    else if (this.#openSet === openUnread) {
      const { openSet } = await import('../../rules/open.ts');
      this.#openSet = openSet;
      this.#opened = undefined;
    } else return undefined;
    const before = this.#catalogue;
    return patchOf(before, this.#made());
  }

  change(files: Asked<'change'>): Patch {
    this.take(files);
    const before = this.#catalogue;
    return patchOf(before, this.#made());
  }

  language(language: Asked<'language'>): Patch {
    this.#language = language;
    return this.change([]);
  }

  keep(read: SetFolder): undefined {
    this.#given = givenBy(read);
    this.#files.clear();
    for (const [file, text] of read.files) this.#files.set(file, text);
    this.#opened = undefined;
  }

  take(files: Asked<'take'>): undefined {
    for (const [file, text] of files) {
      if (text === undefined) this.#files.delete(file);
      else this.#files.set(file, text);
    }
    this.#opened = undefined;
  }

  reopen(read: SetFolder): Patch {
    if (!this.#given) return patchOf(this.#catalogue, this.open(read));
    // What is equal stays the same object, so that nothing is made anew for it.
    this.#given = kept(this.#given, givenBy(read));
    this.#opened = undefined;
    return this.change([]);
  }

  languages(): readonly LanguageSeen[] {
    const set = this.set;
    if (!set) return [];
    return languagesOf(set)
      .slice(1)
      .map((language) => {
        const { missing, changed } = inLanguage(set, language, this.#memory);
        const own = ({ set: of }: Untranslated) => of === set.id;
        const left = [missing.filter(own).length, changed.filter(own).length] as const;
        return { language, left, compared: isCompared(set, language) };
      });
  }

  /** The set as it would be with some changes. */
  with(changes: readonly Change[]): GameSet | undefined {
    const files = changed(this.#files, changes);
    if (!this.#given || 'code' in files) return undefined;
    return openGiven({ ...this.#given, files: withChanged(this.#files, files) }, openUnread).set;
  }

  #made(): Catalogue {
    if (this.#given) this.#catalogue = catalogue(this.#open(this.#given), this.#memory, this.#laidOut, this.#language);
    return this.#catalogue;
  }

  #open(given: Given): SetWithPictures {
    this.#opened ??= openGiven({ ...given, files: this.#files }, this.#openSet, this.#memory);
    return this.#opened;
  }

  /** The set as it is now; undefined where none is. */
  get set(): GameSet | undefined {
    return this.#given && this.#open(this.#given).set;
  }
}

function kept(before: Given, after: Given): Given {
  const same = <T>(one: T, other: T): T => (deepEqual(one, other) ? one : other);
  const { uses, pictures, unreadable } = after.options;
  return {
    ...after,
    options: {
      uses: same(before.options.uses, uses),
      pictures: same(before.options.pictures, pictures),
      unreadable: same(before.options.unreadable, unreadable),
    },
    sizes: same(before.sizes, after.sizes),
  };
}
