import type { Until } from './when.ts';
import type { Amount, Place, Ref, Who } from './who.ts';

/** What brings summons, markers, objects and terrain onto the map, and takes them off. */
export type PieceNode =
  /** On the space of `on`, where it died; else on the space chosen last, or beside the user. */
  | {
      readonly node: 'summon';
      readonly card: string;
      /** At most so many of the user's are on the map: the oldest goes for a new one. */
      readonly max?: number;
      /** Where there are that many no more come, and none goes. */
      readonly stay?: true;
      readonly count?: number;
      readonly on?: Ref;
      /** It comes with so much of its health. */
      readonly health?: number;
    }
  /** Put a marker, object or terrain on the space chosen last, or on the space of the surrounding `spaces`. */
  | {
      readonly node: 'place';
      readonly marker: string;
      readonly on: Ref;
      /** As of a summon. */
      readonly max?: number;
      readonly stay?: true;
      readonly hazard?: Amount;
      /** On the spaces of the area laid last, which is as large as it is. */
      readonly fills?: boolean;
      /** It is that area: it covers its spaces and no others, where that is cut off by walls or the border of the map. */
      readonly exactly?: boolean;
      /** On the edge or edges chosen last. */
      readonly edge?: boolean;
      /** To which side of that edge it points, as seen by whoever puts it there. */
      readonly points?: 'away' | 'towards';
      /** It goes by itself then. */
      readonly until?: Until;
      /** The unit that the marker stands for from then on. */
      readonly notes?: Ref | Who;
      /** It sticks to the unit that it is put on and goes where that goes; where the unit dies it is left lying. Never an object. */
      readonly attached?: boolean;
    }
  /**
   * The marker goes to the space chosen last, or up to so many steps, and is the same piece there. It comes to those who stand there, and they
   * do not enter anything by that. An object is a unit, and is moved as one. `straight`: those steps lead in one line.
   */
  | { readonly node: 'move-piece'; readonly distance?: Amount; readonly straight?: true }
  /** Take markers, objects or summons off the map without their dying; with it where they are `destroyed`. */
  | {
      readonly node: 'remove';
      readonly destroyed?: boolean;
      readonly what:
        | Ref
        | {
            readonly marker: string;
            readonly yours?: boolean;
            readonly places?: readonly Place[];
            /** Only one of them, the oldest. */
            readonly first?: true;
          };
    }
  /**
   * Walls, or all terrain with its walls and cover, are destroyed: of the map, and pieces that are such. In the spaces of what is named
   * and on their sides, or on the edges chosen last.
   */
  | { readonly node: 'raze'; readonly what: 'walls' | 'terrain'; readonly on: Ref | 'edge' };
