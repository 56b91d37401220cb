import { expect, test } from 'vitest';
import type { SettleInput } from './settle.ts';
import { isVoidByPlay } from './void-by-play.ts';

const of = (typeId: number, outcome: string, line: number | null = null) => {
  return { typeId, outcome, line, finished: true };
};
const at = (home: number, away: number) => ({ home, away });
const football = {
  sport: 'football',
  scores: { 10: at(1, 0), 20: at(1, 1), 100: at(2, 1) },
} as const;
const innings = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, inning) => [inning + 1, at(0, 0)]));

test.each<[string, SettleInput, boolean]>([
  ['a total on its line', { ...football, ...of(2, 'Over', 300) }, true],
  ['a handicap on its line', { ...football, ...of(3, '1', -100) }, true],
  [
    'draw no bet',
    { ...football, ...of(900001, '1'), scores: { 10: at(0, 0), 20: at(0, 0), 100: at(0, 0) } },
    true,
  ],
  [
    'a half on its line, the match stopped',
    { ...football, ...of(21, 'Over', 100), finished: false },
    true,
  ],
  [
    'a match that stopped on the line',
    { ...football, ...of(2, 'Over', 300), finished: false },
    false,
  ],
  ['one that is won', { ...football, ...of(2, 'Over', 250) }, false],
  [
    'a half without a score',
    { ...football, ...of(21, 'Over', 100), scores: { 100: at(2, 1) } },
    false,
  ],
  [
    'a fourth set that was not needed',
    {
      ...of(205, '1'),
      sport: 'volleyball',
      scores: { 1: at(25, 20), 2: at(25, 20), 3: at(25, 20), 100: at(3, 0) },
    },
    true,
  ],
  [
    'sets without a score',
    { ...of(205, '1'), sport: 'volleyball', scores: { 100: at(3, 0) } },
    false,
  ],
  [
    'a level game of baseball',
    {
      ...of(226, '1'),
      sport: 'baseball',
      scores: { ...innings(9), 40: at(0, 0), 100: at(0, 0), 101: at(0, 0) },
    },
    true,
  ],
  [
    'a game that was too short',
    { ...of(226, '1'), sport: 'baseball', scores: { ...innings(4), 100: at(0, 0) } },
    false,
  ],
])('%s', (_, input, isByPlay) => {
  expect(isVoidByPlay(input)).toBe(isByPlay);
});
