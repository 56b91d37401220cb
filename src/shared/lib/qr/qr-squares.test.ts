import { expect, it } from 'vitest';
import { qrSquares } from './qr-squares';

it('has the three corners of every code, on quiet ground', () => {
  const { dark, size } = qrSquares('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t');
  const isDark = (x: number, y: number) => dark.some((one) => one.x === x && one.y === y);
  const corners = [
    [4, 4],
    [size - 5, 4],
    [4, size - 5],
  ] as const;
  for (const [x, y] of corners) expect(isDark(x, y)).toBe(true);
  expect(isDark(size - 5, size - 5) && isDark(size - 11, size - 11)).toBe(false);
  expect(dark.every(({ x, y }) => Math.min(x, y) >= 4 && Math.max(x, y) < size - 4)).toBe(true);
});
