import type { GameSet } from '../../rules/game-set.ts';
import type { CardSize } from './card.ts';
import { mix } from './colour.ts';
import { contrast, luminance, readable } from './contrast.ts';
import type { FontId } from './fonts/fonts.ts';
import { isIcon } from './icons.ts';
import type { Sign } from './rich-text.ts';

export type Pattern = 'chevrons' | 'diamonds' | 'hexes' | 'scales' | 'weave' | 'dots' | 'plain';

/** Everything a face takes its look from, with nothing left open. All colours are `#rrggbb`. */
export interface FaceTheme {
  /** The set's main colour. */
  readonly main: string;
  /** Dark grounds of the set for bands and backs: of the darker colour, and of the other one. */
  readonly deep: string;
  readonly shade: string;
  /** Lightest tone of the set, for lines on dark grounds. */
  readonly pale: string;
  /** Strong light ground for what it costs to use a card; `deep` is read on it: contrast of at least 7. */
  readonly bright: string;
  readonly paper: string;
  /** Text on paper: contrast of at least 7. */
  readonly ink: string;
  /** Names of passages and signs on paper: contrast of at least 7. */
  readonly accent: string;
  /** Signs on paper that tell harm from help: contrast of at least 4.5. */
  readonly signs: Partial<Record<Sign, string>>;
  /** Text on `deep` and on `shade`: contrast of at least 7. */
  readonly onDeep: string;
  readonly emblem: string;
  readonly pattern: Pattern;
  /** Key of the set's own frame picture. */
  readonly frame?: string;
  readonly titleFont: FontId;
  readonly cardSize: CardSize;
}

/** The least contrast of text on its ground. */
export const textContrast = 7;
// Harm is red and an edged shape, help is green or blue and a round one.
const signColours: Partial<Record<Sign, string>> = {
  damage: '#a5202a',
  crit: '#a5202a',
  heal: '#1d6b3c',
  def: '#1d5a92',
};
/** How much of the main colour the panel's paper takes on at its darkest. */
export const panelTint = 0.08;
/** Black and white text are read equally well on a ground of this luminance. */
const middlingLuminance = 0.18;
const defaultColour = '#8a5a2b';
const defaultPaper = '#f6efe0';

/** The look of a set: what its theme says, and for the rest what follows from its colour. */
export function faceTheme(set: GameSet): FaceTheme {
  const { theme, manifest } = set;
  const main = theme.colours?.[0] ?? manifest.colour ?? defaultColour;
  const second = theme.colours?.[1] ?? mix(main, '#10131c', 0.62);
  const paper = bearing(theme.paper ?? mix(defaultPaper, main, 0.04), main);
  const [darker, lighter] = luminance(second) < luminance(main) ? [second, main] : [main, second];
  const deep = darkened(darker);
  const shade = darkened(mix(lighter, deep, 0.25));
  const pale = mix(lighter, '#fff6e0', 0.55);
  const grounds = groundsOf(paper, main);
  return {
    main,
    shade,
    deep,
    pale,
    bright: readable(mix(lighter, '#ffe9b8', 0.12), [deep], textContrast),
    paper,
    ink: readable(theme.ink ?? mix('#1d1a17', deep, 0.25), grounds, textContrast),
    accent: readable(mix(main, deep, 0.35), grounds, textContrast),
    signs: Object.fromEntries(
      Object.entries(signColours).map(([sign, colour]) => [sign, readable(colour, grounds, 4.5)]),
    ),
    onDeep: readable(mix(pale, '#ffffff', 0.45), [deep, shade], textContrast),
    emblem: theme.emblem !== undefined && isIcon(theme.emblem) ? theme.emblem : 'polar-star',
    pattern: theme.pattern ?? 'diamonds',
    ...(theme.frame === undefined ? {} : { frame: `${set.id}/${theme.frame}` }),
    titleFont:
      theme.titleFont === 'alegreya-sans-sc'
        ? 'caps-heavy'
        : theme.titleFont === 'barlow-condensed'
          ? 'condensed-bold'
          : 'cinzel',
    cardSize: theme.cardSize ?? 'poker',
  };
}

/** A ground that light text is read on, whatever colour the designer chose. */
function darkened(colour: string): string {
  let dark = colour;
  while (contrast(dark, '#ffffff') < textContrast + 3.5) dark = mix(dark, '#06070c', 0.1);
  return dark;
}

/** Paper as it is, and where the panel takes on most of the main colour. */
export const groundsOf = (paper: string, main: string): readonly string[] => [paper, mix(paper, main, panelTint)];

/** A paper on which black or white text reaches the contrast; a middling colour moves to its nearer end. */
function bearing(colour: string, main: string): string {
  const end = luminance(colour) > middlingLuminance ? '#ffffff' : '#000000';
  const ink = end === '#ffffff' ? '#000000' : '#ffffff';
  let paper = colour;
  while (!groundsOf(paper, main).every((ground) => contrast(ground, ink) >= textContrast)) paper = mix(paper, end, 0.1);
  return paper;
}
