import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import {
  FIXTURE_STATUS,
  hasStarted,
  isBettable,
  isInPlay,
  isOver,
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
  [isBettable, ['scheduled', 'inPlay', 'aboutToStart']],
])('%o holds for %j', (is, names) => {
  expect(namesOf(is)).toEqual(names);
});

const comparedWithNumber = /(fixture\??\.s|fixtureS|state\??\.s)tatus (===|!==|<|>|<=|>=) \d/;
const listOfNumbers =
  /\b(\w*status(es)?|bettable|beforeStart)(: readonly number\[\])? = \[\d(, \d)+\]/i;

it('fixture statuses are compared by name, and lists of them are kept in one file', () => {
  const files = globSync(['src/**/*.{ts,tsx}', 'server/src/**/*.ts', 'rules/*.ts'], {
    exclude: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/*.gen.ts', '**/test/**'],
  });
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => {
    const text = readFileSync(file, 'utf8');
    return comparedWithNumber.test(text) || listOfNumbers.test(text);
  });
  expect(found).toEqual([]);
});
