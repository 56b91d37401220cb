import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  FIXTURE_STATUS,
  hasStarted,
  isAbandoned,
  isCoverageLost,
  isBettable,
  isFinished,
  isInPlay,
  isInterrupted,
  isOver,
  isPostponed,
  isUpcoming,
  takesInPlayBets,
} from './fixture-status.ts';

const namesOf = (is: (status: number) => boolean) =>
  Object.entries(FIXTURE_STATUS)
    .filter(([, status]) => is(status))
    .map(([name]) => name);

it.each([
  [isUpcoming, ['scheduled', 'aboutToStart']],
  [isInPlay, ['inPlay', 'interrupted']],
  [takesInPlayBets, ['inPlay']],
  [hasStarted, ['inPlay', 'finished', 'interrupted', 'abandoned']],
  [isOver, ['finished', 'cancelled', 'abandoned']],
  [isFinished, ['finished']],
  [isPostponed, ['postponed']],
  [isCoverageLost, ['coverageLost']],
  [isInterrupted, ['interrupted']],
  [isAbandoned, ['abandoned']],
  [isBettable, ['scheduled', 'inPlay', 'aboutToStart']],
])('%o holds for %j', (is, names) => {
  expect(namesOf(is)).toEqual(names);
});

const listOfNumbers =
  /\b(\w*status(es)?|bettable|beforeStart)(: readonly number\[\])? = \[\d(, \d)+\]/i;

// That nothing else compares statuses is a lint rule.
it('lists of fixture statuses are kept in one file', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'server/src/**/*.ts', 'rules/*.ts'], {
    exclude: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/*.gen.ts', '**/test/**'],
  });
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => listOfNumbers.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});
