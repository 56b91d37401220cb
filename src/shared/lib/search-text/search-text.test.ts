import { expect, test } from 'vitest';
import { isWhole, matchesSearch } from './search-text';

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
  ['리벞', '리버풀', true],
  ['맨쳇', '맨체스터 시티', true],
  ['울사', '울산 HD', true],
  ['욼', '울산 HD', true],
  ['ＨＤ', '울산 HD', true],
  ['울산'.normalize('NFD'), '울산 HD', true],
  ['벞', '리버풀', true],
  ['리벚', '리버풀', false],
  ['리버풀ㅇ', '리버풀', false],
])('%s in %s: %s', (query, text, expected) => {
  expect(matchesSearch(query, text)).toBe(expected);
});

test.each([
  ['울산', true],
  ['hd', true],
  ['ㅇㅅ', true],
  ['', true],
  ['울사', false],
  ['욼', false],
  ['없는팀', false],
])('%s is a search of its own: %s', (query, expected) => {
  expect(isWhole(query, ['전북 현대', '울산 HD'])).toBe(expected);
});
