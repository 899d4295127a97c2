import type { Amount, Place, Ref, Who } from './who.ts';

/** How a text says which way somebody moves. */
export type Direction =
  | 'away' // from `of`, in a straight line (T-048)
  | 'towards' // `of`
  | 'any' // one straight line that the acting player chooses
  | 'along-any-path'
  /** As `you` went with the last step of its last movement by the text; away from it where it has not moved. */
  | 'onward'
  /** In the direction that the text has chosen, or in which somebody has gone last by it or has come into the space that sets it off; nowhere where there is none. */
  | 'heading'
  /** Against that direction; away from `of` where there is none. */
  | 'back'
  | 'sideways'
  /** As the map is drawn, its first row being the north. */
  | 'north'
  | 'east'
  | 'south'
  | 'west';

/** What moves units. */
export type MovementNode =
  /** Push, pull and every movement in one straight line or along a path that somebody else decides (T-047 to T-052). */
  | {
      readonly node: 'push';
      readonly who: Ref;
      readonly distance: Amount;
      readonly direction: Direction;
      readonly of: Ref;
      readonly exactly?: boolean;
      /** Along any path: only to where it is nearer to `of` than it was; with `exactly` as near as it comes without a step back. */
      readonly nearer?: boolean;
      /** "Move the target 2": somebody else decides where it goes, and no push or pull for what asks for one. */
      readonly moved?: true;
    }
  /** Movement of a unit by its own or an ally's ability (T-042, T-045, T-046, T-053, T-054). `unlimited`: as far as possible. */
  | {
      readonly node: 'move';
      readonly who: Ref;
      readonly how: 'walk' | 'fly' | 'teleport';
      readonly distance?: Amount;
      readonly straight?: boolean;
      /** Of straight lines only that in which it faces, as it has noted. */
      readonly forward?: true;
      /** Of straight lines only that in the direction that the text has chosen, or in which somebody has gone last by it; `back`: only against it. */
      readonly heading?: true | 'back';
      /** Through the spaces that `you` left in the last movement of the text, in their order, up to the last of them. */
      readonly trailing?: true;
      readonly exactly?: boolean;
      readonly throughUnits?: boolean;
      /** Walls and blocking terrain do not stop it, and it cannot end in them. */
      readonly throughWalls?: boolean;
      /** Past units of the acting player's side as past its own. */
      readonly throughOwn?: boolean;
      /** To the space chosen last ("teleport to an empty space in range 5"). */
      readonly toSpace?: boolean;
      /** Next to what this names, or as near as it gets. */
      readonly adjacentTo?: Ref;
      /** Where this is, or as near as it gets. */
      readonly closest?: Ref;
      /** It can end only next to one of those that this names. */
      readonly beside?: Who;
      /** It ends at the first space of its way that is next to one of `beside`, or next to `adjacentTo`. */
      readonly atFirst?: true;
      /** Nobody of these is passed: what they are stops it as enemies do. */
      readonly until?: Who;
      /** It sets off nothing that others wait for, as flight does (T-053). */
      readonly unnoticed?: true;
      /** It ends only where all of these describe it, and not where this does. */
      readonly ends?: readonly Place[];
      readonly notEnding?: Place;
      /** All of its way is where this describes. */
      readonly staying?: Place;
      /** To where the unit was when its last turn ended, or when the turn that runs began, or as near as it gets. */
      readonly back?: boolean | 'turn';
      /** Ends nearer to what this names than it began, or farther from it. */
      readonly towards?: Ref;
      readonly awayFrom?: Ref;
      /** It does not end farther from what this names than it began, or not nearer. */
      readonly notFarther?: Ref;
      readonly notNearer?: Ref;
      /** Only on the spaces of the area laid last, in their order. */
      readonly along?: boolean;
      /** One of several that are one way: whoever was passed before in it is still passed. */
      readonly goesOn?: true;
      readonly ignoresDifficult?: boolean;
      /** Hazards do not touch it in this movement; `terrain`: nor does any other ground but what blocks flight, too (T-053). */
      readonly ignores?: 'hazards' | 'terrain';
      /** It goes as of its own will, wherever the acting player says: no forced movement (T-047). */
      readonly willing?: boolean;
      /** Of several ways to one end, that which passes most enemies. */
      readonly pastEnemies?: boolean;
    }
  /** What is left of the movement that it is in is lost, whoever moves it. */
  | { readonly node: 'halt'; readonly who: Ref }
  /** It rides on one of those that `on` names, whom its player chooses, for as long as it stays next to that one. */
  | { readonly node: 'ride'; readonly who: Ref; readonly on: Who }
  /** It stands where `with` stands and goes where that goes, until it parts from it or the other one is gone. */
  | { readonly node: 'share-place'; readonly who: Ref; readonly with: Ref }
  /** Who shares another one's place is set down as near to it as it gets. */
  | { readonly node: 'part'; readonly who: Ref }
  /** Both change places; `b` may be a marker. With the target twice: the two targets that were chosen together do. */
  | { readonly node: 'swap'; readonly a: Ref; readonly b: Ref }
  /**
   * Whoever `who` names in the spaces of two such pieces changes places with whoever is in the other one, with `things` all other pieces
   * there too; of more than two the acting player chooses which.
   */
  | {
      readonly node: 'exchange';
      readonly marker: string;
      readonly yours?: true;
      readonly who: Who;
      readonly things?: true;
    }
  /** The acting player notes which way the bearer faces, for places in front of it and behind it. */
  | { readonly node: 'face' }
  /** The acting player chooses a direction, along a row or column, for what follows. */
  | { readonly node: 'heading' };
