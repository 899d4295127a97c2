import type { Amount, Node, Place, Ref, Who } from '../program.ts';
import type { Struck } from './occasions/occasion.ts';
import type { Active } from './sentences/activation.ts';
import type { Choice } from './sentences/choice.ts';
import type { Word, Words } from './words/words.ts';

/** Where a text stands, which decides how it is read. */
export type Slot =
  | 'ability'
  | 'default'
  | 'passive'
  | 'condition'
  | 'token'
  | 'counter'
  | 'marker'
  | 'terrain'
  | 'hazard'
  | 'hint'
  | 'rules'
  | 'map';

/** What the words of a text mean at some place of it. Copied where a scope begins, so that its ends undo what it said. */
export interface Context {
  readonly words: Words;
  readonly slot: Slot;
  /** What the text belongs to: the marker, the condition. Undefined for abilities and passives. */
  readonly self: Word | undefined;
  /** The unit on whose card the text stands, by reference; undefined where that is not known. */
  readonly bearer?: string | undefined;
  /** They, them, their, and the target that nobody names. */
  readonly them: Ref | undefined;
  /** Whom "the target", "that ally" and "the attacker" name. */
  readonly named: Readonly<Record<string, Ref>>;
  /** Of the area that the sentence before has laid: whether it has done anything to those who are in it. */
  readonly reached?: boolean | undefined;
  /** What `them` is known to be: an attack's "heal 2" is not for an enemy. */
  readonly side: Who['side'] | undefined;
  /** It stands behind "Ally:" or "Enemy:", so that a bare "heal 2" is for those. */
  readonly sided?: boolean;
  /** It was asked whether they are an enemy: where they are not, they are an ally. */
  readonly noEnemy?: boolean;
  /** Of whom the sentence before said what holds, in a text that only stands: "they" are those. */
  readonly group?: Who;
  /** Something is said of some of those whom the area before has met: "enemies on Mud are also Stunned". */
  readonly some?: boolean;
  /** Something is being said of each of a group: "for each Coin they have" is of that one. */
  readonly ofEach?: boolean | undefined;
  /** It and this: the marker whose text it is or that was placed last. */
  readonly marker: Word | undefined;
  /** The marker has just been removed: "it" is no unit then. */
  readonly removed?: boolean;
  /** Somebody has come onto a piece or ground of this card: "remove it". */
  readonly upon?: { readonly on: string; readonly who: Ref };
  /** A piece goes by the sentence before, now or later: "burst 1" could be around it. */
  readonly gone?: boolean | 'destroyed' | undefined;
  /** The sentence before has destroyed a piece that was chosen for it, or the target where it was one: "burst 1 of it" could be around that. */
  readonly razed?: boolean | undefined;
  /** A piece of which all were taken away: nobody is near one any more. */
  readonly cleared?: string | undefined;
  /** Whoever uses it stands at most so far from this piece: "the other" is one that lies farther away. */
  readonly beside?: { readonly piece: Word; readonly far: number };
  /** The marker was placed on a target in an earlier part of the card, and stands for that unit. */
  readonly stands?: boolean;
  /** The one token that the text has given before: "the mark", "the token". */
  readonly gave?: Word;
  /** The lines are told of whoever has this token, by the card that gives it. */
  readonly borne?: Word;
  /** The one token, condition or counter that the text has given so far: "if it has 3 or more". */
  readonly handed?: string;
  /** The text has just taken one token from somebody: "you may give it to an ally". */
  readonly shifted?: boolean | undefined;
  /** The condition or token that the sentence has just taken from somebody: "and cannot gain it". */
  readonly lost?: string;
  /** From whom the sentence before has taken tokens, conditions or counters: "if they have none". */
  readonly robbed?: Ref | undefined;
  /** What a question asks somebody to have: "if they have 3 Coins, they lose them all". */
  readonly had?: { readonly token: string; readonly of: Ref };
  /** What a question asks somebody to have none or few of: "if you have no Coins, gain 1". */
  readonly lacks?: { readonly token: string; readonly of: Ref };
  /** The summon, marker or object that a question asks to have none of: "if you have no Totem, place one". */
  readonly none?: string;
  /** Nothing stands before it in the text: "Target heals 2" is about somebody new. */
  readonly opening?: boolean;
  /** The piece does it: what it pushes goes away from that. */
  readonly acts?: boolean;
  /** Several of the marker were placed at once, so that "it" is none of them. */
  readonly strewn?: boolean;
  /** Whoever is meant by "they" has been harmed before, in the same scope or around it: a bare "heal 2" is not for them. */
  readonly harmed?: boolean;
  /** The attack roll has been made: on hit, on miss. */
  readonly rolled: boolean;
  /** Whoever is bound was only named for where you move: "heal 2" could be for either. */
  readonly landed?: boolean;
  /** The head was in a sentence before: "Move 2" is yours again. */
  readonly later?: boolean;
  /** It is done several times. */
  readonly anew?: boolean;
  /** A space was chosen: "that space". */
  readonly chosen?: boolean;
  /** Somebody has come somewhere, or begins or ends a turn there, by what sets it off: on a piece "heal 2" is for them. */
  readonly comes?: boolean;
  /** Somebody has just come into a space: "in the direction they were moving". */
  readonly stepped?: boolean;
  /** Somebody comes into a space: "into its space" is where it was before it was pushed. */
  readonly enters?: boolean;
  /** That space is where one piece lay that goes: "in its space". */
  readonly vacated?: boolean;
  /** That space is where this unit begins to move: "the space you started from". */
  readonly started?: Ref;
  /** The area that this ability lays and that stays, as a piece. */
  readonly zone?: Word;
  /** The ability or passive whose text it is, where that is known. */
  readonly card?: Word;
  /** Exactly two targets are chosen: "they swap places". */
  readonly pair?: boolean | 'sides';
  /** Several targets are chosen: "if all of them are Slowed". */
  readonly targets?: boolean;
  /** That space is the target: "adjacent to the target". */
  readonly aimed?: boolean;
  /** A line or path was laid: "the line". */
  readonly drawn?: boolean;
  /** From when to when what was laid is said to be active. */
  readonly active?: Active;
  /** It is a rectangle that only overlaps what it was laid from: its middle is another space. */
  readonly offCentre?: boolean;
  /** It has odd sides, so that one space is its middle. */
  readonly middle?: boolean;
  /** An area of any shape was: "each enemy in the area". */
  readonly laid?: boolean;
  /** That area is a square with so many spaces along a side: "place a Mist on the area". */
  readonly square?: number | undefined;
  /** That area is a burst that reaches so far: "push to the edge of the burst". */
  readonly burst?: number | undefined;
  /** An edge between two spaces was chosen: "that edge". */
  readonly edge?: boolean;
  /** A player does it: "their units" are that player's, and what is placed is placed where they choose. */
  readonly byPlayer?: boolean;
  /** Several spaces were: "in each". */
  readonly several?: boolean;
  /** Each of them is the corner of a square that has so many spaces along a side: "up to three 2x2 areas". */
  readonly span?: number;
  /** What a rules card offers to whoever may use it: "that turn" is the turn in which it is used. */
  readonly offered?: boolean;
  /** An instant that comes before what it answers: "take half damage from an attack" is of that. */
  readonly braces?: boolean;
  /** From where areas and ranges are drawn that say no source, where that is not the bearer: "each marked space: burst 1, 2dmg". */
  readonly around?: Ref;
  /** It is an instant: "the triggering attack" is the one that it answers, if it comes before that is through. */
  readonly instant?: boolean;
  /** Who has just died, by the trigger: it can come back. */
  readonly dead?: Ref | undefined;
  /** What is said takes the place of a death: "instead". */
  readonly instead?: boolean;
  /** Damage was told of: "that amount". `each`: of an area, to all in it together. */
  readonly damage?: boolean | 'each';
  /** Somebody else's healing set it off: "heal the same amount". */
  readonly restored?: boolean;
  /** What the attack before deals to its target, where that is one number: "others take half damage". */
  readonly blow?: Amount | undefined;
  /** Damage that is dealt, or an attack, set it off: "deal +1 damage" is of that. */
  readonly dealing?: boolean;
  /** Those whom the attack has struck that set it off: "heal 1 for each". */
  readonly struck?: Struck | undefined;
  /** A movement set it off: "per space". */
  readonly moved?: boolean;
  /** What a response may still change: the attack on somebody, or the damage to somebody, that set it off. */
  readonly underWay?: 'attack' | 'damage' | 'gain';
  /** It stands with its card and comes at a moment of each turn or round: "this ability repeats". */
  readonly timed?: boolean;
  /** It comes when somebody else's turn begins: what that one must do is of that turn. */
  readonly turnBegins?: boolean;
  /** It comes when one's own turn ends: "if you did not move" is of that turn. */
  readonly turnEnds?: boolean;
  /** It comes later, or by itself: "you may fly 3 as a Free Action" costs no more than "you may fly 3". */
  readonly free?: boolean;
  /** It may come in anybody's turn: "this turn" is not one's own. */
  readonly anyTurn?: boolean;
  /** It is what a number of a die brings. */
  readonly die?: boolean;
  /** It hangs on a number that is rolled: what repeats then ends some time. */
  readonly onRoll?: boolean;
  /** The counter of which any number was spent: "1dmg per Charge". */
  readonly spent?: string;
  /** The one token or counter that the ability costs: "if it was your last Coin". */
  readonly paid?: string;
  /** What could have killed, under "on kill". */
  readonly killing?: readonly Node[];
  /** It is given an end by what it stands under: "until the start of your next turn, you have Resistance". */
  readonly ended?: boolean;
  /** What X is, by the tokens that say it at the end of the sentence: "Xdmg, push X, where X is ...". */
  readonly x?: { readonly from: number; readonly to: number };
  /** A question has met somebody else, "if you are adjacent to an ally": "they" could be whom it met, or "it" too. */
  readonly met?: 'they' | boolean;
  /**
   * One of your own pieces has been told what to do behind a target: "it" as whoever does something could be either. `here`: in the same sentence, so that
   * "until the end of its next turn" is of that piece.
   */
  readonly ordered?: boolean | 'here';
  /** All whom it has met around you, where it is about you: "you both". */
  readonly meets?: Who;
  /** It stands under an "if" of the same sentence. */
  readonly asked?: boolean;
  /** Who was pushed until something stopped it, which may be a unit: "both take 1dmg". */
  readonly collided?: Ref;
  /** You have just moved or been put elsewhere: "the space you left" is known. */
  readonly departed?: boolean;
  /** A push or pull has been stopped by something, "for each space not moved", or has moved somebody, "for each space moved". */
  readonly halted?: 'short' | 'gone';
  /** It stands in a later part of the card, which is used by itself: nothing in it says again what a piece does. */
  readonly part?: boolean;
  /** The bearer shares somebody's place by this text: "this effect" is that. */
  readonly shares?: boolean;
  /** What those are near to whom the sentence is about: "enemies adjacent to a Mine, pull 1 towards it". */
  readonly near?: Place | undefined;
  /** Where a burst or a pull without a source is drawn from. */
  readonly centre: Ref | undefined;
  /** Where the bullets of a sentence are read: what they are, the clause that asks for them, and who chooses where that is somebody else. */
  readonly choice?: { readonly kind: Choice; readonly clause: number; readonly who?: Ref };
}

/** The context with something else meant by it. All contexts have all fields in one order, so that to look one up is always the same work. */
export const within = (context: Context, changed: Partial<Context>): Context =>
  Object.assign(contextOf(context), changed);

/** What the words mean that are given, with all fields that a context has. */
export const contextOf = (given: Context): Context =>
  ({
    words: given.words,
    slot: given.slot,
    self: given.self,
    bearer: given.bearer,
    them: given.them,
    named: given.named,
    side: given.side,
    sided: given.sided,
    noEnemy: given.noEnemy,
    group: given.group,
    some: given.some,
    ofEach: given.ofEach,
    marker: given.marker,
    removed: given.removed,
    upon: given.upon,
    comes: given.comes,
    stepped: given.stepped,
    gone: given.gone,
    razed: given.razed,
    cleared: given.cleared,
    beside: given.beside,
    stands: given.stands,
    gave: given.gave,
    borne: given.borne,
    handed: given.handed,
    shifted: given.shifted,
    lost: given.lost,
    robbed: given.robbed,
    had: given.had,
    lacks: given.lacks,
    none: given.none,
    opening: given.opening,
    acts: given.acts,
    strewn: given.strewn,
    harmed: given.harmed,
    rolled: given.rolled,
    landed: given.landed,
    later: given.later,
    anew: given.anew,
    chosen: given.chosen,
    enters: given.enters,
    vacated: given.vacated,
    started: given.started,
    zone: given.zone,
    card: given.card,
    pair: given.pair,
    targets: given.targets,
    aimed: given.aimed,
    drawn: given.drawn,
    active: given.active,
    offCentre: given.offCentre,
    middle: given.middle,
    laid: given.laid,
    square: given.square,
    burst: given.burst,
    edge: given.edge,
    byPlayer: given.byPlayer,
    several: given.several,
    span: given.span,
    offered: given.offered,
    braces: given.braces,
    around: given.around,
    instant: given.instant,
    dead: given.dead,
    instead: given.instead,
    damage: given.damage,
    restored: given.restored,
    blow: given.blow,
    reached: given.reached,
    dealing: given.dealing,
    struck: given.struck,
    moved: given.moved,
    departed: given.departed,
    underWay: given.underWay,
    timed: given.timed,
    turnBegins: given.turnBegins,
    turnEnds: given.turnEnds,
    free: given.free,
    anyTurn: given.anyTurn,
    die: given.die,
    onRoll: given.onRoll,
    spent: given.spent,
    paid: given.paid,
    killing: given.killing,
    ended: given.ended,
    x: given.x,
    met: given.met,
    ordered: given.ordered,
    meets: given.meets,
    asked: given.asked,
    collided: given.collided,
    halted: given.halted,
    part: given.part,
    shares: given.shares,
    near: given.near,
    centre: given.centre,
    choice: given.choice,
  }) satisfies Record<keyof Context, unknown>;
