import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { compressPng, differenceOf } from './png.ts';

function picture(width: number, height: number, dots: [number, number, number][] = []): Buffer {
  const png = new PNG({ width, height });
  png.data.fill(255);
  for (const [x, y, grey] of dots)
    png.data.fill(grey, 4 * (y * width + x), 4 * (y * width + x) + 3);
  return PNG.sync.write(png);
}

describe('differenceOf', () => {
  it('finds nothing in equal pictures', () => {
    expect(differenceOf(picture(20, 20), picture(20, 20)).pixels).toBe(0);
  });

  it('counts a pixel of another colour', () => {
    expect(differenceOf(picture(20, 20), picture(20, 20, [[10, 10, 0]])).pixels).toBe(1);
  });

  it('passes over a level or two at an edge', () => {
    expect(differenceOf(picture(20, 20), picture(20, 20, [[10, 10, 253]])).pixels).toBe(0);
  });

  it('counts what only one of the pictures has', () => {
    expect(differenceOf(picture(20, 20), picture(20, 25)).pixels).toBe(100);
  });

  it('draws the difference in the size of both', () => {
    const { width, height } = PNG.sync.read(differenceOf(picture(20, 20), picture(25, 10)).picture);
    expect([width, height]).toEqual([25, 20]);
  });
});

/** A square whose colours are those of `colourAt`, from left to right and from top to bottom. */
function square(size: number, colourAt: (pixel: number) => [number, number, number]): Buffer {
  const png = new PNG({ width: size, height: size });
  for (let pixel = 0; pixel < size * size; pixel += 1)
    png.data.set([...colourAt(pixel), 255], 4 * pixel);
  return PNG.sync.write(png);
}

/** The largest difference of one channel between two pictures, 0 to 255. */
function farthest(before: Buffer, after: Buffer): number {
  const [left, right] = [PNG.sync.read(before).data, PNG.sync.read(after).data];
  expect(right.length).toBe(left.length);
  return left.reduce((most, level, at) => Math.max(most, Math.abs(level - (right[at] ?? 0))), 0);
}

describe('compressPng', () => {
  it('keeps every pixel where 256 colours are enough', () => {
    const before = picture(40, 40, [[3, 4, 17]]);
    expect(PNG.sync.read(compressPng(before)).data).toEqual(PNG.sync.read(before).data);
    const greys = square(16, (pixel) => [pixel, pixel, pixel]);
    expect(farthest(greys, compressPng(greys))).toBe(0);
  });

  it('draws near colours as one where they are more, none of them 8 levels off', () => {
    const shades = square(96, (pixel) => [(pixel * 31) % 37, (pixel * pixel) % 41, 200]);
    const small = compressPng(shades);
    expect(farthest(shades, small)).toBeGreaterThan(0);
    expect(farthest(shades, small)).toBeLessThanOrEqual(8);
    expect(differenceOf(shades, small).pixels).toBe(0);
    expect(small.length).toBeLessThan(shades.length);
  });

  it('keeps every pixel of a picture that 256 colours cannot show', () => {
    const noise = square(48, (pixel) => [(pixel * 97) % 256, (pixel * 57) % 256, pixel % 256]);
    expect(farthest(noise, compressPng(noise))).toBe(0);
  });
});
