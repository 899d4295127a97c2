/** A font that faces may use. One file is one font: weight and slope are part of its name, so nothing is ever synthesised. */
export interface Font {
  readonly id: FontId;
  /** CSS family of this one file, unique, so that no painter can pick a neighbour. */
  readonly family: string;
  /** The TTF as a module path, to be resolved by Node or copied by the build. */
  readonly file: string;
}

export type FontId =
  | 'body'
  | 'body-italic'
  | 'body-bold'
  | 'body-bold-italic'
  | 'body-heavy'
  | 'caps'
  | 'caps-heavy'
  | 'cinzel'
  | 'condensed'
  | 'condensed-bold';

const font = (id: FontId, file: string): Font => ({ id, family: `sw-${id}`, file: `@expo-google-fonts/${file}` });

/** All fonts of the faces. Each has a measuring table of the same id. */
export const fonts: readonly Font[] = [
  font('body', 'alegreya-sans/400Regular/AlegreyaSans_400Regular.ttf'),
  font('body-italic', 'alegreya-sans/400Regular_Italic/AlegreyaSans_400Regular_Italic.ttf'),
  font('body-bold', 'alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf'),
  font('body-bold-italic', 'alegreya-sans/700Bold_Italic/AlegreyaSans_700Bold_Italic.ttf'),
  font('body-heavy', 'alegreya-sans/800ExtraBold/AlegreyaSans_800ExtraBold.ttf'),
  font('caps', 'alegreya-sans-sc/AlegreyaSansSC_700Bold.ttf'),
  font('caps-heavy', 'alegreya-sans-sc/AlegreyaSansSC_800ExtraBold.ttf'),
  font('cinzel', 'cinzel/700Bold/Cinzel_700Bold.ttf'),
  font('condensed', 'barlow-condensed/600SemiBold/BarlowCondensed_600SemiBold.ttf'),
  font('condensed-bold', 'barlow-condensed/700Bold/BarlowCondensed_700Bold.ttf'),
];
