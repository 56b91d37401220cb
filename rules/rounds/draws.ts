/** One integer that was drawn, with what it was made of: what a verification shows. */
export interface DrawStep {
  /** Four bytes as an unsigned integer, the first byte the highest. */
  word: number;
  /** How many values it could take. */
  below: number;
  /** `word % below`; undefined of a word that was thrown away, so that no value comes more often than another. */
  value?: number;
}

/** Integers from a sequence of bytes, each as likely as any other. */
export interface Draws {
  /** An integer from 0 to `values` - 1; throws `OutOfBytes` when the bytes are used up. */
  below: (values: number) => number;
  /** Takes `count` of the numbers from 0 to `size` - 1, none twice, in the order of drawing. */
  take: (size: number, count: number) => number[];
}

/** More bytes are needed than were given. */
export class OutOfBytes extends Error {}

const WORDS = 2 ** 32;

/** Draws from bytes, four at a time; each step is put into `steps` where it is given. */
export function drawsFrom(bytes: Uint8Array, steps?: DrawStep[]): Draws {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;

  function below(values: number): number {
    const fair = Math.floor(WORDS / values) * values;
    for (;;) {
      if (at + 4 > bytes.byteLength) throw new OutOfBytes(`after ${at} bytes`);
      const word = view.getUint32(at);
      at += 4;
      const isFair = word < fair;
      steps?.push({ word, below: values, ...(isFair && { value: word % values }) });
      if (isFair) return word % values;
    }
  }

  /** The first places of a Fisher–Yates shuffle; what was moved is remembered, not the whole row. */
  function take(size: number, count: number): number[] {
    const moved = new Map<number, number>();
    const taken: number[] = [];
    for (let place = 0; place < count; place += 1) {
      const from = place + below(size - place);
      taken.push(moved.get(from) ?? from);
      moved.set(from, moved.get(place) ?? place);
    }
    return taken;
  }

  return { below, take };
}
