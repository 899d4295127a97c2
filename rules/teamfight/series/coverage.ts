import type { GameSet } from '../../game-set.ts';
import { entitiesOf } from '../../game-set.ts';
import type { Clause } from '../../kernel/reading/reading.ts';
import { read } from '../notation/read.ts';
import { type Words, wordsOf } from '../notation/words.ts';

/** How much of some texts is played: letters without space and punctuation, reminders not at all. */
export interface Share {
  readonly texts: number;
  readonly textsFull: number;
  readonly letters: number;
  readonly lettersRun: number;
}

/** What of the sets is played, and what was left out. */
export interface Coverage {
  readonly abilities: Share;
  /** Conditions, tokens and counters. */
  readonly conditions: Share;
  /** Maps with their hazards, terrain, markers, and rules cards. */
  readonly mapRules: Share;
  /** Names of entities with errors. */
  readonly leftOut: readonly string[];
}

type Slot = Parameters<typeof read>[0]['slot'];
interface Written {
  readonly slot: Slot;
  readonly name: string;
  readonly text: string;
}

/** Reads all that a match with these sets can come across. */
export function coverageOf(sets: readonly GameSet[]): Coverage {
  const abilities = new Shares();
  const conditions = new Shares();
  const mapRules = new Shares();
  const shared = new Map(sets.flatMap((set) => set.uses).map((set) => [set.id, set]));
  for (const set of sets) {
    const words = wordsOf([set]);
    for (const kind of ['hero', 'summon'] as const) {
      for (const { data } of entitiesOf(set, kind)) {
        const add = (slot: Slot, texts: readonly { name: string; text?: string | undefined }[] = []) => {
          for (const { name, text = '' } of texts) abilities.add({ slot, name, text }, words);
        };
        add('passive', data.passives);
        add('default', data.defaultAbilities);
        if ('abilities' in data) add('ability', data.abilities);
      }
    }
    for (const { data } of entitiesOf(set, 'map')) {
      if (data.text) mapRules.add({ slot: 'map', name: data.name, text: data.text }, words);
      for (const { effect } of data.hazards ?? []) mapRules.add({ slot: 'hazard', name: '', text: effect }, words);
    }
    for (const { data } of entitiesOf(set, 'rules-card')) {
      mapRules.add({ slot: 'rules', name: data.name, text: 'text' in data ? (data.text ?? '') : '' }, words);
    }
    addPieces(set, words, conditions, mapRules);
  }
  for (const set of shared.values()) if (!sets.includes(set)) addPieces(set, wordsOf([set]), conditions, mapRules);
  return {
    abilities: abilities.whole,
    conditions: conditions.whole,
    mapRules: mapRules.whole,
    leftOut: sets.flatMap(({ id, leftOut }) => leftOut.map(({ name, file }) => `${name} (${id}/${file})`)),
  };
}

function addPieces(set: GameSet, words: Words, conditions: Shares, mapRules: Shares): void {
  for (const slot of ['condition', 'token', 'counter'] as const) {
    for (const { data } of entitiesOf(set, slot))
      conditions.add({ slot, name: data.name, text: data.text ?? '' }, words);
  }
  for (const slot of ['marker', 'terrain'] as const) {
    for (const { data } of entitiesOf(set, slot)) mapRules.add({ slot, name: data.name, text: data.text ?? '' }, words);
  }
}

class Shares {
  #texts = 0;
  #textsFull = 0;
  #letters = 0;
  #lettersRun = 0;

  add(written: Written, words: Words): void {
    if (written.text.trim() === '') return;
    const { clauses } = read(written, words);
    const letters = (status: Clause['status']) =>
      clauses.reduce((sum, clause) => {
        if (clause.status !== status) return sum;
        return sum + lettersIn(written[clause.field].slice(clause.from, clause.to));
      }, 0);
    const [run, manual] = [letters('run'), letters('manual')];
    this.#texts++;
    if (manual === 0) this.#textsFull++;
    this.#letters += run + manual;
    this.#lettersRun += run;
  }

  get whole(): Share {
    return { texts: this.#texts, textsFull: this.#textsFull, letters: this.#letters, lettersRun: this.#lettersRun };
  }
}

const lettersIn = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length;
