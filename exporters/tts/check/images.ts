import { addressesOf } from '../addresses.ts';
import { longestSide } from '../sheet-grid.ts';
import { type CheckedTable, called, type Finding, unless } from './finding.ts';

/** I1, I2, I4, I5, I9 as far as they show before anything is painted. */
export function checkImages({ own, images, manifest }: CheckedTable): Finding[] {
  const shown = new Set(own.flatMap(addressesOf));
  const planned = new Set(images.map((job) => manifest.addresses.get(job.file)));
  const sizes = new Map(images.map((job) => [manifest.addresses.get(job.file), job]));
  return [
    ...[...shown].flatMap((address) => [
      ...unless(isAddress(address), 'I1', () => `"${address}" is neither a web address nor a whole path.`),
      ...unless(planned.has(address), 'I2', () => `the save shows "${address}", which nobody paints.`),
    ]),
    ...images.flatMap((job) => [
      ...unless(
        shown.has(manifest.addresses.get(job.file) ?? ''),
        'I2',
        () => `${job.file} would be painted and never shown.`,
      ),
      ...unless(
        job.width <= longestSide && job.height <= longestSide && job.width > 0 && job.height > 0,
        'I3',
        () => `${job.file} would be ${job.width} by ${job.height} pixels.`,
      ),
      ...unless(/-[0-9a-f]{16}\.png$/.test(job.file), 'I9', () => `${job.file} has no hash in its name.`),
    ]),
    ...unless(planned.size === images.length, 'I9', () => 'two pictures have one address.'),
    ...own.flatMap((object) =>
      'CustomDeck' in object
        ? Object.values(object.CustomDeck ?? {}).flatMap(({ FaceURL, BackURL, NumWidth, NumHeight }) => {
            const faces = sizes.get(FaceURL);
            const back = sizes.get(BackURL);
            if (!faces || !back) return [];
            const [width, height] = [faces.width / NumWidth, faces.height / NumHeight];
            return [
              ...unless(
                Number.isInteger(width) && Number.isInteger(height),
                'I4',
                () => `${faces.file} does not divide into ${NumWidth} by ${NumHeight} cells.`,
              ),
              ...unless(
                Math.abs(width / height / (back.width / back.height) - 1) < 0.005,
                'I5',
                () => `the back of ${called(object)} has another shape than its faces.`,
              ),
            ];
          })
        : [],
    ),
  ];
}

/** The game takes web addresses, and whole paths as the operating system writes them. */
function isAddress(address: string): boolean {
  if (address.length === 0 || address.length >= 2000 || /\{\{|\$\{/.test(address)) return false;
  if (/^https?:\/\//.test(address)) return URL.canParse(address) && !/\s/.test(address);
  return /^(\/|[A-Za-z]:[\\/]|\\\\)/.test(address);
}
