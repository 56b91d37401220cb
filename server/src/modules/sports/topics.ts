import { BOARD_KINDS, type BoardKind } from '#rules/market-types.ts';
import { isSportKey, type SportKey } from '#rules/sports.ts';
import type { Clock } from '../../lib/clock.ts';
import type { TopicSource } from '../../stream/types.ts';
import { boardView, fullView, leagueView } from './boards.ts';
import type { components } from '../../contract/schema.gen.ts';
import type { Mirror } from './mirror.ts';

const BOARD = /^board:([a-z-]+):([a-z]+)$/;
const FIXTURE = /^fixture:([a-z0-9]{4,24})$/;

function parseBoard(topic: string): { sport: SportKey; kind: BoardKind } | null {
  const [, sport, kind] = BOARD.exec(topic) ?? [];
  const known = BOARD_KINDS.find((one) => one === kind);
  return sport && known && isSportKey(sport) ? { sport, kind: known } : null;
}

/** Returns a fixture with its league and scores, or null when it is not in memory. */
export function fixtureDetail(
  mirror: Mirror,
  id: string,
): components['schemas']['FixtureDetail'] | null {
  const fixture = mirror.fixtures.get(id);
  const league = fixture && mirror.leagues.get(fixture.leagueId);
  return fixture && league
    ? { league: leagueView(league), fixture: fullView(fixture), scores: fixture.scores }
    : null;
}

/** Makes the topics `board:{sport}:{kind}` and `fixture:{id}`. */
export function sportsTopics(mirror: Mirror, clock: Clock): TopicSource[] {
  return [
    {
      matches: (topic) => BOARD.test(topic),
      snapshot(topic) {
        const board = parseBoard(topic);
        return (
          board &&
          boardView(mirror.fixtures.values(), mirror.leagues, { ...board, now: clock.now() })
        );
      },
    },
    {
      matches: (topic) => FIXTURE.test(topic),
      snapshot: (topic) => fixtureDetail(mirror, FIXTURE.exec(topic)?.[1] ?? ''),
    },
  ];
}
