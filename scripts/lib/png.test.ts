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

describe('compressPng', () => {
  it('keeps every pixel', () => {
    const before = picture(40, 40, [[3, 4, 17]]);
    expect(differenceOf(before, compressPng(before)).pixels).toBe(0);
    expect(PNG.sync.read(compressPng(before)).data).toEqual(PNG.sync.read(before).data);
  });
});
