import {
  boardView,
  type BoardView,
  countByLeague,
  type FixtureView,
  IN_PLAY_TOPIC,
  inPlayView,
  LEAGUES_TOPIC,
  leagueView,
} from '../boards.ts';
import type { Change } from '../changes.ts';
import type { FixtureCache } from '../fixture-cache.ts';
import { fixtureDetail, leagueBoard } from '../topics.ts';
import { BOARD_KINDS } from '#rules/markets/boards.ts';
import { type MatchEvent, withEvents } from '#rules/match-events.ts';
import { OFFERED_SPORTS } from '#rules/markets/offered-sports.ts';
import { SPORT_KEYS } from '#rules/sports.ts';
import type { components } from '#contract/types.gen.ts';

type LeaguesChange = components['schemas']['LeaguesChange'];

interface Row extends FixtureView {
  scores?: unknown;
  counts?: unknown;
  events?: readonly MatchEvent[];
}

/** What a reader of one topic has on the screen. */
export interface Screen {
  leagues: Map<string, unknown>;
  rows: Map<string, Row>;
  /** Of the list of leagues: how many fixtures each has. */
  numbers?: Map<string, number>;
}

/** Applies what the stream tells, as a client would. */
export function applyChange(screen: Screen, change: Change | LeaguesChange): void {
  if (change.kind === 'league') {
    screen.numbers?.set(change.league.id, change.fixtures);
    return;
  }
  if (change.kind === 'fixture') {
    screen.leagues.set(change.league.id, change.league);
    screen.rows.set(change.fixture.id, structuredClone(change.fixture));
    return;
  }
  if (change.kind === 'remove') {
    screen.rows.delete(change.fixtureId);
    return;
  }
  if (change.kind === 'odds') {
    const moved = new Map(change.selections.map((one) => [one.id, one]));
    for (const row of screen.rows.values())
      for (const market of row.markets)
        for (const one of market.selections) Object.assign(one, moved.get(one.id));
    return;
  }
  const row = screen.rows.get(change.fixtureId);
  if (!row) return;
  if (change.kind === 'state') {
    const { kind: _, fixtureId: __, events = [], ...state } = change;
    // Left out of a match that is not interrupted.
    delete row.interruption;
    Object.assign(row, state);
    if (row.events) row.events = withEvents(row.events, events);
  } else if (change.kind === 'market') {
    row.markets = row.markets.filter((one) => one.id !== change.market.id);
    row.markets.push(structuredClone(change.market));
  } else {
    for (const market of row.markets)
      if (change.marketIds.includes(market.id)) market.status = change.status;
  }
}

/** What is seen: no closed market, no league without a row, in one order. */
export function seenOn({ leagues, rows, numbers }: Screen): object {
  const shown = [...rows.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const ids = new Set(shown.map((row) => row.leagueId));
  const some = [...(numbers ?? [])].filter(([, fixtures]) => fixtures > 0);
  return {
    ...(numbers && { numbers: some.sort(([one], [two]) => (one < two ? -1 : 1)) }),
    leagues: [...ids].sort().map((id) => leagues.get(id)),
    rows: shown.map(({ interruption, ...row }) => ({
      ...row,
      ...(interruption && { interruption }),
      markets: row.markets
        .filter((market) => market.status !== 3)
        .sort((a, b) => (a.id < b.id ? -1 : 1)),
    })),
  };
}

function boardScreen({ leagues, fixtures }: Pick<BoardView, 'leagues' | 'fixtures'>): Screen {
  return {
    leagues: new Map(leagues.map((one) => [one.id, one])),
    rows: new Map(fixtures.map((one) => [one.id, structuredClone(one)])),
  };
}

/** Draws a topic from its whole state at `now`; null when there is no such topic. */
export function freshScreen(fixtureCache: FixtureCache, topic: string, now: number): Screen | null {
  const [name, first = '', second = ''] = topic.split(':');
  const sport = SPORT_KEYS.find((one) => one === first);
  const kind = BOARD_KINDS.find((one) => one === second);
  if (name === 'board' && sport && kind)
    return boardScreen(
      boardView(fixtureCache.fixtures.values(), fixtureCache.leagues, { sport, kind, now }),
    );
  if (name === IN_PLAY_TOPIC)
    return boardScreen(inPlayView(fixtureCache.fixtures.values(), fixtureCache.leagues, now));
  if (name === LEAGUES_TOPIC) {
    const counts = countByLeague(fixtureCache.fixtures.values(), now);
    return { leagues: new Map(), rows: new Map(), numbers: counts };
  }
  if (name === 'league') {
    const list = leagueBoard(fixtureCache, first, now);
    return list && boardScreen({ leagues: [list.league], fixtures: list.fixtures });
  }
  const detail = fixtureDetail(fixtureCache, first);
  const league = fixtureCache.leagues.get(detail?.fixture.leagueId ?? '');
  if (!detail || !league) return null;
  return {
    leagues: new Map([[league.id, leagueView(league)]]),
    rows: new Map([
      [
        detail.fixture.id,
        structuredClone({
          ...detail.fixture,
          scores: detail.scores,
          counts: detail.counts ?? {},
          events: detail.events ?? [],
        }),
      ],
    ]),
  };
}

/** Of the sports that a feed plays: a stream takes 64 topics. */
export const BOARD_TOPICS = OFFERED_SPORTS.flatMap((sport) =>
  BOARD_KINDS.map((kind) => `board:${sport}:${kind}`),
);
