import { expect, it } from 'vitest';
import { pageWindow } from './page-window';

it.each([
  [1, 0, []],
  [1, 1, [1]],
  [1, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [2, 3, [1, 2, 3]],
])('page %s of %s shows %j', (page, count, pages) => {
  expect(pageWindow(page, count)).toEqual(pages);
});
