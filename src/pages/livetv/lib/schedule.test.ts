import { expect, it } from 'vitest';
import { makeFixtureDto, makeLeagueDto } from '@/entities/game/testing';
import { kstInstant } from '@/shared/lib/format';
import type { SportGroup } from '@/widgets/live-match';
import { comingGames, countBySport, scheduleDays } from './schedule';

const football = makeLeagueDto({ id: 'k1', sport: 'football' });
const basketball = makeLeagueDto({ id: 'kbl', sport: 'basketball' });
const now = kstInstant('2026-11-26 20:00:00');
const HOUR = 3_600_000;
const match = (id: string, hours: number, league = football) =>
  makeFixtureDto({
    id,
    leagueId: league.id,
    sport: league.sport,
    markets: [],
    startsAt: now + hours * HOUR,
  });
const schedule = {
  at: now,
  leagues: [football, basketball],
  fixtures: [match('begun', -1), match('soon', 1), match('late', 5), match('hoop', 6, basketball)],
};
const running: SportGroup[] = [
  {
    sport: 'football',
    games: [{ league: football, fixture: { ...match('soon', 1), markets: [] } }],
  },
];

it('has what has not begun, by day in Seoul and of one sport', () => {
  const coming = comingGames(schedule, running, now);
  expect(coming.map(({ fixture }) => fixture.id)).toEqual(['late', 'hoop']);
  const midnight = kstInstant('2026-11-27 00:00:00');
  const days = scheduleDays(coming, undefined);
  expect(days.map(({ day, games }) => [day, games.length])).toEqual([[midnight, 2]]);
  expect(scheduleDays(coming, 'basketball')[0]?.games).toHaveLength(1);
  expect(scheduleDays(coming, 'volleyball')).toEqual([]);
});

it('counts what is played and what is to come of each sport', () => {
  const coming = comingGames(schedule, running, now);
  expect(countBySport(running, coming)).toEqual([
    { sport: 'football', count: 2 },
    { sport: 'basketball', count: 1 },
  ]);
});
