import { expect, it } from 'vitest';
import { makeProvider } from './sample-casino';
import { toSubjects } from './subjects';

const closed = { ...makeProvider().games[0], isClosed: true } as const;

it('lists each provider with its games after it', () => {
  const names = toSubjects([makeProvider(), makeProvider({ id: 'asia', games: [] })]);
  expect(names.map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    ...['provider hanpan', 'game hanpan-crane', 'game hanpan-roulette', 'provider asia'],
  ]);
});

it.each([
  ['open', false, 'open', false],
  ['open', true, 'maintenance', false],
  ['maintenance', false, 'maintenance', true],
  ['maintenance', true, 'maintenance', false],
  ['unconnected', true, 'unconnected', false],
] as const)(
  'of a provider that is %s, a game closed by itself: %s, is %s',
  (state, isClosed, own, above) => {
    const { id = '', name = '', kind = 'slot' } = closed;
    const game = { id, name, kind, until: null, isClosed };
    const [, subject] = toSubjects([makeProvider({ state, games: [game] })]);
    expect(subject).toMatchObject({ state: own, isClosedAbove: above });
  },
);
