import { expect, it } from 'vitest';
import { makeFixtureDto, makeLeagueDto } from '@/entities/game/testing';
import type { SportGroup } from '@/widgets/live-match';
import { orderedGroups } from './game-order';

const game = (id: string, startsAt: number) => ({
  fixture: { ...makeFixtureDto({ id, startsAt }), markets: [] },
  league: makeLeagueDto(),
});
const groups: SportGroup[] = [
  { sport: 'football', games: [game('late', 300), game('early', 100), game('between', 200)] },
  { sport: 'basketball', games: [game('hoop', 50)] },
];
const idsOf = (...args: Parameters<typeof orderedGroups>) =>
  orderedGroups(...args).map(({ games }) => games.map(({ fixture }) => fixture.id).join());

it.each([
  ['of all sports, the longest in play first', null, 'time', ['early,between,late', 'hoop']],
  ['by league as they came', null, 'league', ['late,early,between', 'hoop']],
  ['of one sport', 'basketball', 'time', ['hoop']],
  ['of all where the sport has none any more', 'tennis', 'league', ['late,early,between', 'hoop']],
] as const)('has the matches %s', (_what, sport, order, ids) => {
  expect(idsOf(groups, sport, order)).toEqual(ids);
});
