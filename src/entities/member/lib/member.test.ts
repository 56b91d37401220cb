import { expect, test } from 'vitest';
import { levelName } from './level';

test.each([
  [3, '3'],
  [7, 'SLOT'],
  [11, 'G'],
  [12, 'GS'],
])('level %i is shown as %s', (level, name) => {
  expect(levelName(level)).toBe(name);
});
