import { edits } from '../../rules/edit/edits.ts';
import { entitiesOf, type GameSet } from '../../rules/game-set.ts';
import type { Reader, WrittenText } from '../../rules/kernel/reading/reader.ts';
import { type Notation, notations } from '../../rules/notations.ts';
import { lintMap } from '../../rules/teamfight/lint/lint-map.ts';
import { tellOdds } from '../../rules/teamfight/odds/tell.ts';
import { fieldOf, oddsOf } from '../../rules/teamfight/odds.ts';
import { subjectsOf } from '../../rules/teamfight/scenes/about.ts';
import { SceneDesk } from '../../rules/teamfight/scenes/scene-desk.ts';
import { waitsFor } from '../../rules/teamfight/scenes/waiting.ts';
import { formatJson } from '../../schemas/json.ts';
import { isManual } from '../model/manual-clauses.ts';
import type { Answered, Asked, Place, RulesQuestions, SceneLine, TextAsked } from './questions.ts';
import type { SetOnDesk } from './set-on-desk.ts';

/** What the rules say about the set on a desk. Pure but for what it works out once. */
export class RulesOnDesk implements RulesQuestions {
  readonly #desk: SetOnDesk;
  #reader: { readonly of: GameSet; readonly reader: Reader | undefined } | undefined;
  readonly #scenes = new SceneDesk();

  constructor(desk: SetOnDesk) {
    this.#desk = desk;
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

  byHand(): readonly Place[] {
    const [reader, notation] = [this.#vocabulary(), this.#notation];
    if (!reader || !notation) return [];
    const isByHand = (text: WrittenText) => reader.read(text).clauses.some(isManual);
    return (this.#desk.set?.entities ?? []).flatMap((entity) =>
      notation
        .textsOf(entity)
        .filter(isByHand)
        .map(({ pointer }) => ({ file: entity.file, pointer })),
    );
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
    const set = this.#desk.set;
    return set ? edits[set.manifest.system].referrersOf(set, file, pointer) : [];
  }

  renamed({ file, pointer, from, to }: Asked<'renamed'>): Answered<'renamed'> {
    // As it was with the old name: a scene that uses an ability by that name has an error with the new one.
    const set = this.#desk.with([{ file, pointer: `${pointer}/name`, value: from }]);
    return set ? edits[set.manifest.system].renamed(set, file, pointer, to) : [];
  }

  odds({ against, ...asked }: Asked<'odds'>): Answered<'odds'> {
    const set = this.#desk.set;
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
    const set = this.#desk.set;
    const map = set && entitiesOf(set, 'map').find((one) => one.file === file);
    return map && lintMap(set, map, speed);
  }

  scenes(): readonly SceneLine[] {
    const set = this.#desk.set;
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
    const set = this.#desk.set;
    return set && this.#scenes.result(set, file)?.differences;
  }

  expecting({ file }: Asked<'expecting'>): Answered<'expecting'> {
    const set = this.#desk.set;
    const expecting = set && this.#scenes.result(set, file)?.expecting;
    return expecting && formatJson(expecting);
  }

  /** How the texts of the set are read; undefined in a system that reads none. */
  get #notation(): Notation | undefined {
    const set = this.#desk.set;
    return set && notations[set.manifest.system];
  }

  #vocabulary(): Reader | undefined {
    const set = this.#desk.set;
    if (set && this.#reader?.of !== set) this.#reader = { of: set, reader: this.#notation?.reader(set) };
    return set && this.#reader?.reader;
  }

  /** The text that is meant, with the letters that were typed meanwhile. */
  #text({ file, pointer, field = 'text', name, text }: TextAsked): WrittenText | undefined {
    const found = this.#texts({ file, pointer }) ?? this.#texts({ file, pointer: `${pointer}/${field}` });
    return found && { ...found, name: name ?? found.name, text: text ?? found.text };
  }

  #texts({ file, pointer }: Place): WrittenText | undefined {
    const entity = this.#desk.set?.entities.find((one) => one.file === file);
    return entity && this.#notation?.textsOf(entity).find((text) => text.pointer === pointer);
  }
}
