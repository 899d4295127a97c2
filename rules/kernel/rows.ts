/** Bytes a match may take in a series: a million matches are a quarter of a gigabyte. */
export const rowLimit = 256;

/** Match number (4 bytes) and the first 8 bytes of its log's digest stand before the columns. */
const head = 12;

const sizes = { u8: 1, i8: 1, u16: 2, i16: 2, u32: 4, i32: 4 } as const;
const ranges = {
  u8: [0, 255],
  i8: [-128, 127],
  u16: [0, 65_535],
  i16: [-32_768, 32_767],
  u32: [0, 4_294_967_295],
  i32: [-2_147_483_648, 2_147_483_647],
} as const;

/** A figure of a match: a whole number, or `count` of them. */
export interface Column {
  readonly type: keyof typeof sizes;
  readonly count?: number;
}

/** What a system keeps of each match, in the order of its keys. */
export type Columns = Readonly<Record<string, Column>>;

/** The figures of one match, by the columns of its system. */
export type Row<C extends Columns> = {
  readonly [K in keyof C]: C[K] extends { readonly count: number } ? readonly number[] : number;
};

/** A row with the match it belongs to. */
export interface NumberedRow<C extends Columns> {
  readonly match: number;
  /** First 16 hexadecimal digits of the digest of the match's log. */
  readonly log: string;
  readonly row: Row<C>;
}

/** Bytes of one row. Throws when the columns take more than `rowLimit`. */
export function rowBytes(columns: Columns): number {
  let bytes = head;
  for (const { type, count = 1 } of Object.values(columns)) bytes += sizes[type] * count;
  if (bytes > rowLimit) throw new RangeError(`A row has ${bytes} bytes, the limit is ${rowLimit}.`);
  return bytes;
}

/** A row in bytes, little endian. Throws for a figure that its column cannot hold: a defect of the columns, never rounded off. */
export function encodeRow<C extends Columns>(columns: C, { match, log, row }: NumberedRow<C>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(rowBytes(columns));
  const data = new DataView(bytes.buffer);
  data.setUint32(0, match, true);
  for (let byte = 0; byte < 8; byte++) bytes[4 + byte] = Number.parseInt(log.slice(byte * 2, byte * 2 + 2), 16);
  let at = head;
  for (const [name, { type, count }] of Object.entries(columns)) {
    const found: number | readonly number[] = row[name]!;
    const values = typeof found === 'number' ? [found] : found;
    if (values.length !== (count ?? 1)) {
      throw new RangeError(`Column ${name} takes ${count ?? 1} numbers, not ${values.length}.`);
    }
    for (const value of values) {
      if (!Number.isInteger(value) || value < ranges[type][0] || value > ranges[type][1]) {
        throw new RangeError(`Column ${name} (${type}) cannot hold ${value} (match ${match}).`);
      }
      write[type](data, at, value);
      at += sizes[type];
    }
  }
  return bytes;
}

/** The row at an offset of some bytes. */
export function decodeRow<C extends Columns>(columns: C, bytes: Uint8Array, from = 0): NumberedRow<C> {
  const data = new DataView(bytes.buffer, bytes.byteOffset + from, rowBytes(columns));
  let log = '';
  for (let byte = 4; byte < head; byte++) log += data.getUint8(byte).toString(16).padStart(2, '0');
  const row: Record<string, number | readonly number[]> = {};
  let at = head;
  for (const [name, { type, count }] of Object.entries(columns)) {
    const values: number[] = [];
    for (let index = 0; index < (count ?? 1); index++, at += sizes[type]) values.push(read[type](data, at));
    row[name] = count === undefined ? values[0]! : values;
  }
  return { match: data.getUint32(0, true), log, row: row as Row<C> };
}

/** Rows one after the other, from first to last. Throws where they are no whole number of rows. */
export function* rowsIn<C extends Columns>(columns: C, rows: Uint8Array): Generator<NumberedRow<C>> {
  const size = rowBytes(columns);
  for (let from = 0; from < rows.length; from += size) yield decodeRow(columns, rows, from);
}

/**
 * Puts rows of several workers or reports together, in the order of the matches: who played them, and when they arrived, leaves no
 * trace. Throws when two parts hold the same match, or a part is no whole number of rows.
 */
export function mergeRows(columns: Columns, parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = rowBytes(columns);
  const rows: { match: number; bytes: Uint8Array }[] = [];
  for (const part of parts) {
    if (part.length % size !== 0) throw new RangeError(`${part.length} bytes are no whole number of rows of ${size}.`);
    const data = new DataView(part.buffer, part.byteOffset, part.length);
    for (let from = 0; from < part.length; from += size) {
      rows.push({ match: data.getUint32(from, true), bytes: part.subarray(from, from + size) });
    }
  }
  rows.sort((a, b) => a.match - b.match);
  const merged = new Uint8Array(rows.length * size);
  for (const [index, { match, bytes }] of rows.entries()) {
    if (rows[index - 1]?.match === match) throw new RangeError(`Match ${match} is there twice.`);
    merged.set(bytes, index * size);
  }
  return merged;
}

type Width = keyof typeof sizes;

const write: Record<Width, (data: DataView, at: number, value: number) => void> = {
  u8: (data, at, value) => data.setUint8(at, value),
  i8: (data, at, value) => data.setInt8(at, value),
  u16: (data, at, value) => data.setUint16(at, value, true),
  i16: (data, at, value) => data.setInt16(at, value, true),
  u32: (data, at, value) => data.setUint32(at, value, true),
  i32: (data, at, value) => data.setInt32(at, value, true),
};

const read: Record<Width, (data: DataView, at: number) => number> = {
  u8: (data, at) => data.getUint8(at),
  i8: (data, at) => data.getInt8(at),
  u16: (data, at) => data.getUint16(at, true),
  i16: (data, at) => data.getInt16(at, true),
  u32: (data, at) => data.getUint32(at, true),
  i32: (data, at) => data.getInt32(at, true),
};
