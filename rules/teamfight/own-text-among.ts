/** Whether a piece says less than its card: nothing of its own, or only sentences that its card says too. */
export const isLess = (name: string, own: string, told: string): boolean =>
  isVague(own) || isPart.test(own) || isAmong(name, own, told);

/** Whether all sentences of a text are among those of another one. */
export function isAmong(name: string, own: string, told: string): boolean {
  if (plainText(told).startsWith(plainText(own))) return true;
  const said = sentencesOf(name, told);
  const mine = sentencesOf(name, own);
  if (mine.every((sentence) => said.includes(sentence))) return true;
  const [here, there] = [mine.map(asIt).filter((sentence) => !onlyHealth.test(sentence)), said.map(asIt)];
  const goesOn = (sentence: string) => there.some((one) => one.startsWith(`${sentence}, and `));
  return here.length > 0 && here.some(goesOn) && here.every((sentence) => there.includes(sentence) || goesOn(sentence));
}

/** `2hp`, which its card says where it places it. */
const onlyHealth = /^\d+ ?(?:hp|health)$/;

/** `In range 2 of this`, as its card says of "it". */
const asIt = (sentence: string): string => sentence.replaceAll(/\bthis\b(?! (?:turn|round|game|way)\b)/g, 'it');

/** The sentences of a text as `plainText` has them, with the piece as "it", which need not be said where something is done to it. */
const sentencesOf = (name: string, text: string): string[] =>
  text
    .split(/[.\n]+/)
    .map((sentence) =>
      plainText(sentence)
        .replaceAll(name.toLowerCase(), 'it')
        .replaceAll(/\b(?:the|this|an?) it\b/g, 'it')
        .replace(/^(when|if|once) it is /, '$1 '),
    )
    .filter((sentence) => sentence !== '');

/** `This edge is part of the wall.` */
const isPart = /^this (?:edge|space|marker|piece) is (?:a )?part of (?:the|a|your) [\p{L} ]+\.?$/iu;

/** A text without its line breaks, stops and capitals. */
const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ')
    .trim();

/** A text that says nothing of its own: no number, no moment, nothing that happens. */
const isVague = (text: string): boolean =>
  !/\d|\b(?:when|whenever|while|if|at the|on|until|hazard|block|units?|enem|all(?:y|ies)|has|have|is|are)/i.test(text);
