/** A fixed piece of arithmetic and string work, in ms: how fast this machine was in this process or page. */
export function reference(): number {
  const start = performance.now();
  let sum = 0;
  for (let index = 0; index < 20_000_000; index++) sum = (sum + Math.imul(index, 2654435761)) | 0;
  const texts = Array.from({ length: 200_000 }, (_, index) => `${index} ${sum}`);
  if (new Map(texts.map((text) => [text, text.length])).size === 0) throw new Error('Nothing was counted.');
  return performance.now() - start;
}
