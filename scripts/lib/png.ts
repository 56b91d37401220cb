import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { indexedPng } from './indexed-png.ts';

/** Colour distance (0 to 1) up to which two pixels count as the same. */
const threshold = 0.1;
/** Flat areas want no filter. */
const plain = { colorType: 2, deflateLevel: 9, deflateStrategy: 0, filterType: 0 } as const;

/** Draws on a white ground of the given size, so that pictures of two heights can be compared. */
function fitTo(picture: PNG, width: number, height: number): PNG {
  if (picture.width === width && picture.height === height) return picture;
  const fitted = new PNG({ width, height });
  fitted.data.fill(255);
  PNG.bitblt(picture, fitted, 0, 0, picture.width, picture.height, 0, 0);
  return fitted;
}

/** Counts the pixels that differ and draws them; what only one of the two pictures has differs. */
export function differenceOf(before: Buffer, after: Buffer): { pixels: number; picture: Buffer } {
  const [left, right] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(left.width, right.width);
  const height = Math.max(left.height, right.height);
  const drawn = new PNG({ width, height });
  const inBoth = pixelmatch(
    fitTo(left, width, height).data,
    fitTo(right, width, height).data,
    drawn.data,
    width,
    height,
    { threshold },
  );
  const outside = 2 * width * height - left.width * left.height - right.width * right.height;
  return { pixels: Math.max(inBoth, outside), picture: PNG.sync.write(drawn) };
}

/** The same picture for the eye in under half the bytes: the browser writes PNGs for speed, in 16.7 million colours. */
export function compressPng(picture: Buffer): Buffer {
  const read = PNG.sync.read(picture);
  const smaller = indexedPng(read) ?? PNG.sync.write(read, plain);
  return smaller.length < picture.length ? smaller : picture;
}
