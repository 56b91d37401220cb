import { expect, it } from 'vitest';
import type { SportKey } from '#rules/sports.ts';
import { leakByClock, leakBySilence, overroundBelowOne, staleAfterScore } from './faults.ts';
import { apply, type Fault, learn, lessonNames, payingMoments, playSeason } from './learn.ts';
import { beatsTheHouse } from './tally.ts';

/** The hunt of `fairness.test.ts` is worth something if it finds what is wrong on purpose. */
const SEEN_AT_ONCE: readonly [string, SportKey, Fault, number, RegExp][] = [
  ['odds that are late after a score', 'football', staleAfterScore, 40, /time since a score/],
  ['a book below one', 'basketball', overroundBelowOne, 12, /any moment/],
];

it.each(SEEN_AT_ONCE)('the hunt finds %s', (_, sport, fault, games, where) => {
  const [past, season] = ['learn', 'fair'].map((seed) => playSeason(seed, sport, games, fault));
  expect(payingMoments(past ?? [], season ?? [], 12).join()).toMatch(where);
});

const LEARNED: readonly [string, SportKey, Fault, RegExp][] = [
  [
    'the clock of a baseball game tells the next run',
    'baseball',
    leakByClock,
    /Over at time since/,
  ],
  ['a silence tells the next goal', 'ice-hockey', leakBySilence, /Over at silence/],
];

it.each(LEARNED)('the hunt learns that %s', (_, sport, fault, where) => {
  const [past, season] = ['learn', 'fair'].map((seed) => playSeason(seed, sport, 50, fault));
  const lessons = learn(past ?? []);
  expect(lessonNames(lessons).join()).toMatch(where);
  const outcome = apply(lessons, season ?? []);
  expect(beatsTheHouse(outcome), JSON.stringify(outcome)).toBe(true);
});
