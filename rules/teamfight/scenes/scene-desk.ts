import { type Entity, entitiesOf, find, type GameSet } from '../../game-set.ts';
import { Memory } from '../../kernel/memory.ts';
import { withOwnPieces } from '../own-pieces.ts';
import { castOf } from './cast.ts';
import { runScene, type SceneResult } from './run.ts';

/** Plays the scenes of a set that is being changed: a scene again only where what changed can come into it. */
export class SceneDesk {
  readonly #memory = new Memory();
  readonly #vocabularies = new WeakMap<GameSet, string>();

  /** What came of a scene; undefined where the set has none in that file. */
  result(set: GameSet, file: string): SceneResult | undefined {
    const scene = entitiesOf(set, 'scene').find((one) => one.file === file);
    return scene && this.#memory.once(scene, 'result', this.#dependsOn(set, scene), () => runScene(set, scene));
  }

  /** Its cast and the words that all texts are read with. What is equal in an opened set is the same object. */
  #dependsOn(set: GameSet, { data }: Entity<'scene'>): unknown[] {
    const cast = castOf(set, data);
    const elsewhere = data.units.map(({ card }) => find(set, card));
    return [...cast.map((entity) => entity.data), ...elsewhere, ...set.uses, set.manifest.rules, this.#vocabulary(set)];
  }

  /** All names of a set and what its texts define beside them, in one text to be compared. */
  #vocabulary(set: GameSet): string {
    let known = this.#vocabularies.get(set);
    if (known === undefined) {
      const pieces = withOwnPieces(set).filter(({ kind }) => kind !== 'scene' && kind !== 'hint' && kind !== 'map');
      known = JSON.stringify(pieces.map(({ ref, data, kind }) => [ref, kind === 'hero' ? withoutTexts(data) : data]));
      this.#vocabularies.set(set, known);
    }
    return known;
  }
}

/** What the texts of other cards can see of a hero. */
const withoutTexts = (data: object): unknown =>
  JSON.parse(JSON.stringify(data, (key, value: unknown) => (key === 'text' || key === 'art' ? undefined : value)));
