import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** One card as the peer sees it: the same words and picture as in the set. */
export interface BenchCard {
  readonly name: string;
  readonly text: string;
  /** Absolute path of its picture. */
  readonly picture: string;
}

const verbs = [
  'Range 4, 1dmg, pull 3.',
  'Melee, 2dmg, push 1.',
  'Burst 2, allies heal 1.',
  'Line 5, 1dmg, +2def.',
  'Teleport 3, then move 1.',
];
const tails = [
  'The target may not move until the end of its next turn.',
  'If it stands on a control point, it drops what it holds.',
  'You may then swap places with an ally in range 3.',
  'On a 6 this ability is refreshed at the start of your turn.',
  'Enemies beside the target take 1dmg and are pushed away from it.',
];
const nouns = [
  'Harbour',
  'Lantern',
  'Anvil',
  'Thorn',
  'Mirror',
  'Hammer',
  'Feather',
  'Cinder',
  'Gale',
  'Oath',
  'Raven',
  'Salt',
];

/** Different pictures of a set; larger sets use them again. */
const distinct = 70;
/** Cards of a hero: its own and these many abilities. */
const abilities = 13;

/** Writes a set of `count` poker cards, a multiple of 14, with 70 different pictures, and returns the cards. */
export async function writeBenchSet(folder: string, count: number): Promise<BenchCard[]> {
  await mkdir(join(folder, 'heroes'), { recursive: true });
  await mkdir(join(folder, 'art'), { recursive: true });
  const cards: BenchCard[] = [];
  const card = async (name: string): Promise<{ text: string; art: { file: string } }> => {
    const number = cards.length;
    const file = `art/${number % distinct}.jpg`;
    const text = [0, 1, 2].map((line) => `${verbs[(number + line) % 5]} ${tails[(number * 3 + line) % 5]}`).join('\n');
    if (number < distinct) await writeFile(join(folder, file), await picture(number));
    cards.push({ name, text, picture: join(folder, file) });
    return { text, art: { file } };
  };
  await json(join(folder, 'set.json'), { id: 'bench', system: 'teamfight', format: 1, version: '1.0', name: 'Bench' });
  for (let hero = 0; hero < count / (abilities + 1); hero++) {
    const name = `${nouns[hero % nouns.length]} ${hero + 1}`;
    const { text, art } = await card(name);
    const deck: object[] = [];
    for (let index = 0; index < abilities; index++) {
      const title = `${nouns[(hero + index + 3) % nouns.length]} Strike ${index + 1}`;
      deck.push({ id: `strike-${index + 1}`, name: `${title} (Standard)`, ...(await card(title)) });
    }
    await json(join(folder, 'heroes', `hero-${hero + 1}.json`), {
      name,
      health: 6 + (hero % 7),
      speed: 2 + (hero % 3),
      art,
      passives: [{ name: 'Steady', text: text.split('\n')[0] }],
      defaultAbilities: [{ name: 'Blade (Standard)', text: text.split('\n')[1] }],
      abilities: deck,
    });
  }
  return cards;
}

const json = (path: string, value: object) => writeFile(path, `${JSON.stringify(value, undefined, 2)}\n`);

/** Soft colours with grain, 750 by 520 pixels: about what a painted picture costs an encoder. */
async function picture(number: number): Promise<Buffer> {
  const [width, height] = [750, 520];
  const pixels = Buffer.alloc(width * height * 3);
  let seed = number + 1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      const grain = seed >>> 28;
      const at = (y * width + x) * 3;
      const wave = (a: number, b: number) => 110 + 90 * Math.sin((x * a + y * b + number * 40) / 130) + grain;
      pixels[at] = wave(1, 0.4 + (number % 5) / 5);
      pixels[at + 1] = wave(0.3, 1 + (number % 3) / 3);
      pixels[at + 2] = wave(0.7, -0.6);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer();
}
