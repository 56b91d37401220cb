import { expect, test } from 'vitest';
import { matchesSearch } from './search-text';

test.each([
  ['ㄹㅂㅍ', '리버풀', true],
  ['ㅂㅍ', '리버풀', true],
  ['리버', '리버풀', true],
  ['맨 시티', '맨시티', true],
  ['mci', 'MCI 게이밍', true],
  ['ㅁㅅㅌ', '리버풀', false],
  ['ㄹ버', '리버풀', false],
  ['', '리버풀', true],
  ['첼시', '리버풀', false],
])('%s in %s: %s', (query, text, expected) => {
  expect(matchesSearch(query, text)).toBe(expected);
});
