import { expect, it } from 'vitest';
import { tabOf } from './tabs';

it.each([
  ['/', null],
  ['/korea/handicap', 'sports'],
  ['/europe', 'sports'],
  ['/inplay', 'inplay'],
  ['/minigame/bet365/dog', 'minigame'],
  ['/minigame/eos/powerball1', 'minigame'],
  ['/casino_cx', 'casino'],
  ['/slot', 'casino'],
  ['/bet_result', 'member'],
  ['/charge', null],
])('%s belongs to %s', (path, tab) => {
  expect(tabOf(path)).toBe(tab);
});
