import { FIXTURE_ID } from '#rules/fixture-id.ts';
import { BOARD_KINDS, type BoardKind } from '#rules/markets/boards.ts';
import { isSportKey, type SportKey } from '#rules/sports.ts';
import type { Clock } from '../../lib/clock.ts';
import type { TopicSource } from '../../stream/types.ts';
import { boardView, fullView, IN_PLAY_TOPIC, inPlayView, leagueView } from './boards.ts';
import type { components } from '#contract/types.gen.ts';
import type { FixtureCache } from './fixture-cache.ts';
import { withScorers } from './participants.ts';

const BOARD = /^board:([a-z-]+):([a-z]+)$/;
const FIXTURE = 'fixture:';

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

/** Makes the topics `board:{sport}:{kind}`, `fixture:{id}` and `inplay`. */
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
      matches: (topic) => topic.startsWith(FIXTURE) && FIXTURE_ID.test(topic.slice(FIXTURE.length)),
      snapshot: (topic) => fixtureDetail(fixtureCache, topic.slice(FIXTURE.length)),
    },
  ];
}
