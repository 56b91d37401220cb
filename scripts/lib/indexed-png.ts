import { crc32, deflateSync } from 'node:zlib';
import type { PNG } from 'pngjs';

/** Levels of 255 by which a channel may differ from the picture; nobody sees them, and `differenceOf` passes over them. */
const tolerances = [0, 2, 4, 6, 8];
const mostColours = 256;

/** Colours of an indexed picture, each `0xRRGGBB`, and which of them stands for each colour of the picture. */
interface Palette {
  colours: number[];
  indexOf: Map<number, number>;
}

/**
 * The picture as a PNG of 256 colours at most, no channel further than 8 of 255 from it, its transparency left out;
 * undefined where 256 colours are not enough. pngjs writes no indexed PNGs.
 */
export function indexedPng(picture: PNG): Buffer | undefined {
  const commonFirst = coloursOf(picture);
  for (const tolerance of tolerances) {
    const palette = paletteOf(commonFirst, tolerance);
    if (palette) return encode(picture, palette);
  }
  return undefined;
}

/** A PNG (W3C, third edition, 11.2) of 8-bit indices, without filters. */
function encode({ width, height, data }: PNG, { colours, indexOf }: Palette): Buffer {
  const lines = Buffer.alloc(height * (width + 1));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const line = Math.floor(pixel / width);
    lines[pixel + line + 1] = indexOf.get(data.readUIntBE(pixel * 4, 3)) ?? 0;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flatMap(channelsOf))),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function coloursOf({ data }: PNG): number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
}

/** The common colours stand for the rare ones near them. */
function paletteOf(commonFirst: readonly number[], tolerance: number): Palette | undefined {
  const colours: number[] = [];
  const indexOf = new Map<number, number>();
  for (const colour of commonFirst) {
    const near = nearestOf(colours, colour);
    if (near.distance > tolerance && colours.length === mostColours) return undefined;
    indexOf.set(colour, near.distance > tolerance ? colours.push(colour) - 1 : near.index);
  }
  return { colours, indexOf };
}

function nearestOf(colours: readonly number[], colour: number) {
  let nearest = { index: -1, distance: 256 };
  for (const [index, other] of colours.entries()) {
    const distance = distanceOf(other, colour);
    if (distance < nearest.distance) nearest = { index, distance };
  }
  return nearest;
}

const channelsOf = (colour: number): [number, number, number] => [
  colour >> 16,
  (colour >> 8) & 255,
  colour & 255,
];

/** The largest difference of one channel, 0 to 255. */
const distanceOf = (a: number, b: number): number =>
  Math.max(
    Math.abs((a >> 16) - (b >> 16)),
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)),
    Math.abs((a & 255) - (b & 255)),
  );
