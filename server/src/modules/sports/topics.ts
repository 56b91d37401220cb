import { FIXTURE_ID } from '#rules/fixture-id.ts';
import { BOARD_KINDS, type BoardKind } from '#rules/markets/boards.ts';
import { isSportKey, type SportKey } from '#rules/sports.ts';
import type { Clock } from '../../lib/clock.ts';
import type { TopicSource } from '../../stream/types.ts';
import {
  boardView,
  countLeagues,
  fullView,
  IN_PLAY_TOPIC,
  inPlayView,
  leagueBoardView,
  LEAGUES_TOPIC,
  leagueView,
} from './boards.ts';
import type { components } from '#contract/types.gen.ts';
import type { FixtureCache } from './fixture-cache.ts';
import { withScorers } from './participants.ts';

const BOARD = /^board:([a-z-]+):([a-z]+)$/;
const FIXTURE = 'fixture:';
const LEAGUE = /^league:([a-z0-9-]{1,40})$/;

function parseBoard(topic: string): { sport: SportKey; kind: BoardKind } | null {
  const [, sport, kind] = BOARD.exec(topic) ?? [];
  const known = BOARD_KINDS.find((one) => one === kind);
  return sport && known && isSportKey(sport) ? { sport, kind: known } : null;
}

/** Returns a fixture with its league, scores and counts, or null when it is not in memory. */
export function fixtureDetail(
  fixtureCache: FixtureCache,
  id: string,
): components['schemas']['FixtureDetail'] | null {
  const fixture = fixtureCache.fixtures.get(id);
  const league = fixture && fixtureCache.leagues.get(fixture.leagueId);
  if (!fixture || !league) return null;
  const { scores, counts, events } = fixture;
  return {
    league: leagueView(league),
    fixture: fullView(fixture),
    scores,
    ...(Object.keys(counts).length > 0 && { counts }),
    ...(events.length > 0 && { events: withScorers(fixture, events) }),
  };
}

/** Returns the fixtures of a league, or null when there is no such league. */
export function leagueBoard(
  fixtureCache: FixtureCache,
  id: string,
  now: number,
): components['schemas']['LeagueBoard'] | null {
  const league = fixtureCache.leagues.get(id);
  return league ? leagueBoardView(fixtureCache.fixtures.values(), league, now) : null;
}

/** `board:{sport}:{kind}`, `league:{id}`, `fixture:{id}`, `inplay` and `leagues`. */
export function sportsTopics(fixtureCache: FixtureCache, clock: Clock): TopicSource[] {
  return [
    {
      matches: (topic) => BOARD.test(topic),
      snapshot(topic) {
        const board = parseBoard(topic);
        return (
          board &&
          boardView(fixtureCache.fixtures.values(), fixtureCache.leagues, {
            ...board,
            now: clock.now(),
          })
        );
      },
    },
    {
      matches: (topic) => topic === IN_PLAY_TOPIC,
      snapshot: () => inPlayView(fixtureCache.fixtures.values(), fixtureCache.leagues, clock.now()),
    },
    {
      matches: (topic) => LEAGUE.test(topic),
      snapshot: (topic) => leagueBoard(fixtureCache, LEAGUE.exec(topic)?.[1] ?? '', clock.now()),
    },
    {
      matches: (topic) => topic === LEAGUES_TOPIC,
      snapshot: () => ({
        leagues: countLeagues(fixtureCache.fixtures.values(), fixtureCache.leagues, clock.now()),
      }),
    },
    {
      matches: (topic) => topic.startsWith(FIXTURE) && FIXTURE_ID.test(topic.slice(FIXTURE.length)),
      snapshot: (topic) => fixtureDetail(fixtureCache, topic.slice(FIXTURE.length)),
    },
  ];
}
