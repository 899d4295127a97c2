import type { SetFolder } from '../../app/contract/studio.ts';
import type { Change } from '../../rules/edit/change.ts';
import type { Completions, Fix, Span } from '../../rules/kernel/reading/reader.ts';
import type { Clause } from '../../rules/kernel/reading/reading.ts';
import type { Referrer } from '../../rules/referrers.ts';
import type { MapLint } from '../../rules/teamfight/lint/lint-map.ts';
import type { Against } from '../../rules/teamfight/odds/against.ts';
import type { SceneSubject } from '../../rules/teamfight/scenes/about.ts';
import type { Problem } from '../../schemas/problem.ts';
import type { Catalogue } from '../model/catalogue.ts';
import type { Patch } from '../model/patch.ts';

/** What the page asks of the worker, which keeps the set that is open: what each question takes and what it is answered with. */
export interface Questions extends SetQuestions, RulesQuestions {}

/** What is asked about the set and its faces. */
export interface SetQuestions {
  /** Opens a set; everything else is asked about it. */
  open: (read: SetFolder) => Catalogue;
  /**
   * Lays out some more faces of a large set, of which `open` brings the first ones; behind these come the problems that only the readings of its
   * texts tell. Undefined once all is there.
   */
  more: (asked: undefined) => Promise<Patch | undefined>;
  /** Takes changed files; undefined removes one. Answers with what it makes of the catalogue that the last answer brought. */
  change: (files: readonly (readonly [file: string, text: string | undefined])[]) => Patch;
  /** Takes what else changed on the disk of the same set; answers as `change` does. */
  reopen: (read: SetFolder) => Patch;
  /** Lays the faces out in a language of the set; undefined for the one it is written in. Answers as `change` does. */
  language: (language: string | undefined) => Patch;
  /** As `open` and `change`, where only texts will be asked about: no face is laid out. */
  keep: (read: SetFolder) => undefined;
  take: (files: readonly (readonly [file: string, text: string | undefined])[]) => undefined;
  /** How far the set is in each language that it is translated into. */
  languages: (asked: undefined) => readonly LanguageSeen[];
}

/** What is asked of the rules, which are far more code than the faces: it is there once somebody asks, or no face is waited for any more. */
export interface RulesQuestions {
  /** What refers to something: a file as a whole, or the ability or passive at the pointer. */
  referrers: (asked: Place) => readonly Referrer[];
  /** The changes of texts that go with a name that was changed: those that meant the old one. The name itself is among them. */
  renamed: (asked: Place & { readonly from: string; readonly to: string }) => readonly Change[];
  /** How one text is understood, also while it is being typed. Undefined where no text that is read stands there. */
  reading: (asked: TextAsked) => TextRead | undefined;
  /** The texts of which people play something by hand without anybody having meant it. */
  byHand: (asked: undefined) => readonly Place[];
  /** What could stand at the cursor. */
  completions: (asked: TextAsked & { readonly at: number }) => Completions | undefined;
  /** For the clause by hand that ends at `to`. */
  similar: (asked: TextAsked & { readonly to: number }) => readonly Fix[];
  /** What an ability does to a target, exactly. Undefined where no ability stands there. */
  odds: (asked: OddsAsked) => ToldOdds | undefined;
  /** Hints about a map, told for a speed or the middle one of the set's heroes. Undefined of a map that has an error. */
  lint: (asked: { readonly file: string; readonly speed?: number | undefined }) => MapLint | undefined;
  /** The scenes of the set, by name. */
  scenes: (asked: undefined) => readonly SceneLine[];
  /** What came otherwise in a scene than it expects. Undefined where there is no such scene any more. */
  scene: (asked: { readonly file: string }) => readonly Problem[] | undefined;
  /** The text of a scene that expects what comes of it now. Undefined where it does already, or cannot be played to its end. */
  expecting: (asked: { readonly file: string }) => string | undefined;
}

/** A language that the set is translated into. */
export interface LanguageSeen {
  readonly language: string;
  /** How many texts are not in it, and how many changed since they were translated. */
  readonly left: readonly [none: number, changed: number];
  /** Whether somebody compares what its texts do with what the original does. */
  readonly compared: boolean;
}

/** A scene of the set, before it is played. */
export interface SceneLine {
  readonly file: string;
  readonly name: string;
  /** The files whose errors keep it from being played: its own, or of what it names. */
  readonly waitsFor: readonly string[];
  /** The cards that it tests. */
  readonly about: readonly SceneSubject[];
}

/** What holds a name and a text: an ability, a passive, a condition as a whole. */
export interface Place {
  readonly file: string;
  /** JSON pointer to what holds the name and the text, such as `/abilities/2`; empty for a file of which that is the whole. */
  readonly pointer: string;
}

/** A text to be read: as the set has it, or with another name or text in its place. */
export interface TextAsked extends Place {
  /** The key of the text where what is at the place has several, such as an effect and a special. */
  readonly field?: string;
  readonly name?: string;
  readonly text?: string;
}

/** How a text is understood. */
export interface TextRead {
  readonly name: string;
  readonly text: string;
  /** Whether it can be tried on a target. */
  readonly isTried: boolean;
  /** Whether something can stand in for what of it is by hand. */
  readonly standIns: boolean;
  /** Whether similar wordings can be asked for. */
  readonly similar: boolean;
  /** Tile the name and the text. */
  readonly clauses: readonly Clause[];
  /** What the rules will do, in sentences, in the order of the text. */
  readonly told: readonly string[];
  /** What to colour of the text. */
  readonly spans: readonly Span[];
  /** Phrasings near a clause by hand that would be read, each with the stretch of the text that it takes the place of. */
  readonly fixes: readonly Fix[];
}

/** Which ability against whom. */
export interface OddsAsked extends Place {
  readonly against: Against;
}

/** Odds in sentences, with what they take for granted; or why there are none. */
export type ToldOdds =
  | { readonly told: readonly string[]; readonly assumption: string; readonly approximate: boolean }
  | { readonly refusal: string };

export type QuestionName = keyof Questions;
export type Asked<Name extends QuestionName> = Parameters<Questions[Name]>[0];
export type Answered<Name extends QuestionName> = Awaited<ReturnType<Questions[Name]>>;

/** What goes to the worker, and what comes back. */
export type Message = { readonly id: number; readonly name: string; readonly asked: unknown };
export type Reply = { readonly id: number } & ({ readonly answer: unknown } | { readonly failed: string });
