import { expect, it } from 'vitest';
import { nextViews } from './views';

const running = ['a', 'b', 'c', 'd', 'e', 'f'];
const at = (shown: string, small: string) => ({ shown, small: [...small] });

it.each([
  ['fills them from the list', at('', ''), 'a', running, 'bcde'],
  ['swaps with the one that is chosen', at('a', 'bcde'), 'c', running, 'bade'],
  ['keeps them where another one of the list is chosen', at('a', 'bcde'), 'f', running, 'bcde'],
  ['fills the place of one that is over', at('a', 'bcde'), 'a', ['a', 'b', 'd', 'e', 'f'], 'bdef'],
  ['does not bring back one that is over', at('x', 'bcde'), 'b', running, 'cdea'],
  ['has fewer where fewer are played', at('', ''), 'a', ['a', 'b'], 'b'],
  ['has none where none is played', at('a', 'bc'), 'a', [], ''],
])('%s', (_what, last, shown, ids, small) => {
  expect(nextViews(last, shown, ids)).toEqual(at(shown, small));
});
