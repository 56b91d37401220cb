import { expect, it } from 'vitest';
import { leakByClock, leakBySilence, overroundBelowOne, staleAfterScore } from './faults.ts';
import {
  anything,
  apply,
  type Fault,
  learn,
  lessonNames,
  playSeason,
  strategies,
} from './learn.ts';
import { ALARM } from './family.ts';
import { beatenBy, beatsTheHouse } from './verdict.ts';
import type { PlayedSport } from '../sport-models.ts';

/** The hunt of `fairness.test.ts` is worth something if it finds what is wrong on purpose. */
const FAULTS: readonly [string, PlayedSport, Fault, number, RegExp][] = [
  [
    'odds that are late after a score',
    'football',
    staleAfterScore,
    90,
    /Over( on the page)? at (time since a score|silence, after a score)/,
  ],
  [
    'a clock that tells the next run',
    'baseball',
    leakByClock,
    40,
    /Over( on the page)? at time since/,
  ],
  [
    'a silence that tells the next goal',
    'ice-hockey',
    leakBySilence,
    90,
    /Over( on the page)? at silence/,
  ],
];

it('a book below one is seen at once', () => {
  expect(anything(playSeason('fair', 'basketball', 4, overroundBelowOne)).mean).toBeGreaterThan(1);
});

it.each(FAULTS)('the hunt finds %s', (_, sport, fault, games, where) => {
  const [past = [], season = []] = ['learn', 'fair'].map((seed) =>
    playSeason(seed, sport, games, fault),
  );
  const found = beatenBy(strategies([...past, ...season], 12), ALARM);
  const lessons = learn(past);
  if (beatsTheHouse(apply(lessons, season), ALARM)) found.push(...lessonNames(lessons));
  expect(found.join()).toMatch(where);
});
