import deepEqual from 'fast-deep-equal/es6';
import type { SetFolder } from '../../app/contract/studio.ts';
import { changed, withChanged } from '../../rules/edit/change.ts';
import { entitiesOf, type GameSet } from '../../rules/game-set.ts';
import { inLanguage, languagesOf, type Untranslated } from '../../rules/in-language.ts';
import { Memory } from '../../rules/kernel/memory.ts';
import type { Reader, WrittenText } from '../../rules/kernel/reading/reader.ts';
import { type Notation, systems } from '../../rules/systems.ts';
import { lintMap } from '../../rules/teamfight/lint/lint-map.ts';
import { tellOdds } from '../../rules/teamfight/odds/tell.ts';
import { fieldOf, oddsOf } from '../../rules/teamfight/odds.ts';
import { subjectsOf } from '../../rules/teamfight/scenes/about.ts';
import { SceneDesk } from '../../rules/teamfight/scenes/scene-desk.ts';
import { waitsFor } from '../../rules/teamfight/scenes/waiting.ts';
import { isCompared } from '../../rules/translations.ts';
import { formatJson } from '../../schemas/json.ts';
import { type Catalogue, catalogue } from '../model/catalogue.ts';
import { firstWave, isPart, nextWave } from '../model/in-waves.ts';
import { isManual } from '../model/manual-clauses.ts';
import { type Given, givenBy, openGiven, type SetWithPictures } from '../model/opened-from.ts';
import { type Patch, patchOf } from '../model/patch.ts';
import type { Answered, Asked, LanguageSeen, Place, Questions, SceneLine, TextAsked } from './questions.ts';

/** The set that is open, and the answers to what the page asks about it. Pure but for remembering that set. */
export class SetOnDesk implements Questions {
  #given: Given | undefined;
  readonly #files = new Map<string, string>();
  #memory = new Memory();
  #catalogue: Catalogue = { items: [], problems: [] };
  #opened: SetWithPictures | undefined;
  #reader: Reader | undefined;
  readonly #scenes = new SceneDesk();
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

  more(): Answered<'more'> {
    if (!isPart(this.#set, this.#laidOut)) return undefined;
    this.#laidOut += nextWave;
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
    this.#forget();
  }

  take(files: Asked<'take'>): undefined {
    for (const [file, text] of files) {
      if (text === undefined) this.#files.delete(file);
      else this.#files.set(file, text);
    }
    this.#forget();
  }

  reopen(read: SetFolder): Patch {
    if (!this.#given) return patchOf(this.#catalogue, this.open(read));
    // What is equal stays the same object, so that nothing is made anew for it.
    this.#given = kept(this.#given, givenBy(read));
    this.#forget();
    return this.change([]);
  }

  reading(asked: TextAsked): Answered<'reading'> {
    const text = this.#text(asked);
    const reader = this.#vocabulary();
    const notation = this.#notation;
    if (!text || !reader || !notation) return undefined;
    const { clauses } = reader.read(text);
    const manual = clauses.filter(({ field, status }) => field === 'text' && status === 'manual');
    return {
      name: text.name,
      text: text.text,
      isTried: notation.isTried?.(text.slot) ?? false,
      standIns: notation.standIns,
      similar: reader.similar !== undefined,
      clauses,
      told: clauses.flatMap(({ told }) => told ?? []),
      spans: reader.spans(text, clauses),
      fixes: manual.flatMap((clause) => reader.fixes?.(text, clause) ?? []),
    };
  }

  byHand(): readonly string[] {
    const [reader, notation] = [this.#vocabulary(), this.#notation];
    if (!reader || !notation) return [];
    const isByHand = (text: WrittenText) => reader.read(text).clauses.some(isManual);
    return (this.#set?.entities ?? []).flatMap((entity) =>
      notation.textsOf(entity).some(isByHand) ? [entity.file] : [],
    );
  }

  languages(): readonly LanguageSeen[] {
    const set = this.#set;
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

  completions({ at, ...asked }: Asked<'completions'>): Answered<'completions'> {
    const text = this.#text(asked);
    return text && this.#vocabulary()?.complete?.(text, at);
  }

  similar({ to, ...asked }: Asked<'similar'>): Answered<'similar'> {
    const text = this.#text(asked);
    const reader = this.#vocabulary();
    if (!text || !reader?.similar) return [];
    const clause = reader
      .read(text)
      .clauses.find((one) => one.field === 'text' && one.status === 'manual' && one.from < to && one.to >= to);
    return clause ? reader.similar(text, clause) : [];
  }

  referrers({ file, pointer }: Place): Answered<'referrers'> {
    const set = this.#set;
    return set ? systems[set.manifest.system].referrersOf(set, file, pointer) : [];
  }

  renamed({ file, pointer, from, to }: Asked<'renamed'>): Answered<'renamed'> {
    const before = changed(this.#files, [{ file, pointer: `${pointer}/name`, value: from }]);
    if (!this.#given || 'code' in before) return [];
    // As it was with the old name: a scene that uses an ability by that name has an error with the new one.
    const { set } = openGiven({ ...this.#given, files: withChanged(this.#files, before) });
    return set ? systems[set.manifest.system].renamed(set, file, pointer, to) : [];
  }

  odds({ against, ...asked }: Asked<'odds'>): Answered<'odds'> {
    const set = this.#set;
    const user = set?.entities.find(({ file }) => file === asked.file);
    const text = this.#text(asked);
    if (!set || !user || !text || !/^\/(?:defaultAbilities|abilities|passives)\//.test(asked.pointer)) return undefined;
    const field = fieldOf([...set.uses, set], { card: user.ref }, against);
    const card = field.game.cards[field.game.cardOf.get(user.ref) ?? -1];
    // A text can hold a second ability behind its own, so they are not counted as in the file.
    const index = card?.abilities.findIndex((one) => one.name === text.name && one.text === text.text) ?? -1;
    if (index < 0) return undefined;
    const answer = oddsOf(field, index);
    if ('refusal' in answer) return { refusal: answer.refusal.message };
    const { odds } = answer;
    return { told: tellOdds(odds), assumption: odds.assumption, approximate: odds.byHand || odds.standIn };
  }

  lint({ file, speed }: Asked<'lint'>): Answered<'lint'> {
    const set = this.#set;
    const map = set && entitiesOf(set, 'map').find((one) => one.file === file);
    return map && lintMap(set, map, speed);
  }

  scenes(): readonly SceneLine[] {
    const set = this.#set;
    if (!set) return [];
    const left = set.leftOut.filter(({ file }) => file.startsWith('scenes/'));
    return [
      ...entitiesOf(set, 'scene').map((scene) => {
        const { file, data } = scene;
        return { file, name: data.name, waitsFor: waitsFor(set, scene), about: subjectsOf(set, data) };
      }),
      ...left.map(({ file, name }) => ({ file, name, waitsFor: [file], about: [] })),
    ].sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }

  scene({ file }: Asked<'scene'>): Answered<'scene'> {
    const set = this.#set;
    return set && this.#scenes.result(set, file)?.differences;
  }

  expecting({ file }: Asked<'expecting'>): Answered<'expecting'> {
    const expecting = this.#set && this.#scenes.result(this.#set, file)?.expecting;
    return expecting && formatJson(expecting);
  }

  #made(): Catalogue {
    if (this.#given) this.#catalogue = catalogue(this.#open(this.#given), this.#memory, this.#laidOut, this.#language);
    return this.#catalogue;
  }

  #forget(): void {
    this.#opened = undefined;
    this.#reader = undefined;
  }

  #open(given: Given): SetWithPictures {
    this.#opened ??= openGiven({ ...given, files: this.#files }, this.#memory);
    return this.#opened;
  }

  get #set(): GameSet | undefined {
    return this.#given && this.#open(this.#given).set;
  }

  /** How the texts of the set are read; undefined in a system that reads none. */
  get #notation(): Notation | undefined {
    const set = this.#set;
    return set && systems[set.manifest.system].notation;
  }

  #vocabulary(): Reader | undefined {
    const set = this.#set;
    if (set) this.#reader ??= this.#notation?.reader(set);
    return this.#reader;
  }

  /** The text that is meant, with the letters that were typed meanwhile. */
  #text({ file, pointer, field = 'text', name, text }: TextAsked): WrittenText | undefined {
    const found = this.#texts({ file, pointer }) ?? this.#texts({ file, pointer: `${pointer}/${field}` });
    return found && { ...found, name: name ?? found.name, text: text ?? found.text };
  }

  #texts({ file, pointer }: Place): WrittenText | undefined {
    const entity = this.#set?.entities.find((one) => one.file === file);
    return entity && this.#notation?.textsOf(entity).find((text) => text.pointer === pointer);
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
