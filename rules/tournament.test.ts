import { expect, it } from 'vitest';
import {
  prizeOf,
  prizeTotal,
  type TournamentDraft,
  tournamentFault,
  tournamentState,
} from './tournament.ts';

const DAY = 86_400_000;
const prizes = [
  { from: 1, to: 1, points: 3_000_000 },
  { from: 2, to: 3, points: 1_000_000 },
  { from: 4, to: 10, points: 100_000 },
];
const draft: TournamentDraft = {
  kind: 'sports',
  startsAt: DAY,
  endsAt: 3 * DAY,
  prizes,
  rules: { minOdds: 150, oddsCap: 1_000 },
};

it.each([
  [1, 500, 3_000_000],
  [2, 500, 1_000_000],
  [3, 500, 1_000_000],
  [10, 500, 100_000],
  [11, 500, 0],
  [1, 0, 0],
])('rank %i with a score of %i wins %i points', (rank, score, points) => {
  expect(prizeOf(prizes, { rank, score })).toBe(points);
});

it('sums its prizes by rank', () => {
  expect(prizeTotal(prizes)).toBe(5_700_000);
});

it.each([
  [DAY - 1, null, 'upcoming'],
  [DAY, null, 'running'],
  [3 * DAY - 1, null, 'running'],
  [3 * DAY, null, 'over'],
  [9 * DAY, null, 'over'],
  [9 * DAY, 4 * DAY, 'paid'],
])('is at %i, paid at %o, %s', (now, paidAt, state) => {
  expect(tournamentState({ ...draft, paidAt }, now)).toBe(state);
});

it.each<[string | null, Partial<TournamentDraft>]>([
  [null, {}],
  [null, { startsAt: 0 }],
  [null, { endsAt: 32 * DAY }],
  [null, { kind: 'casino', rules: { minOdds: 100, oddsCap: 100 } }],
  ['startsAt', { startsAt: -1 }],
  ['endsAt', { endsAt: DAY }],
  ['endsAt', { endsAt: 32 * DAY + 1 }],
  ['rules.minOdds', { kind: 'casino' }],
  ['rules.oddsCap', { rules: { minOdds: 150, oddsCap: 149 } }],
  ['prizes', { prizes: prizes.slice(1) }],
  ['prizes', { prizes: prizes.toReversed() }],
  ['prizes', { prizes: [...prizes, { from: 10, to: 12, points: 1 }] }],
  ['prizes', { prizes: [...prizes, { from: 12, to: 12, points: 1 }] }],
  ['prizes', { prizes: [...prizes, { from: 11, to: 10, points: 1 }] }],
])('a draft has the fault %o: %o', (field, part) => {
  expect(tournamentFault({ ...draft, ...part }, 0)?.field ?? null).toBe(field);
});
