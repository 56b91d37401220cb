import { isClosed } from '#rules/market-status.ts';
import { isInPlay, isUpcoming } from '#rules/fixture-status.ts';
import { BOARD_KINDS, type BoardKind, isOnBoard } from '#rules/markets/boards.ts';
import type { Score } from '#rules/scores.ts';
import { SPORT_KEYS, type SportKey } from '#rules/sports.ts';
import type { components } from '#contract/types.gen.ts';
import type { Fixture, League, Market } from './types.ts';

type Schemas = components['schemas'];
export type FixtureView = Schemas['Fixture'];
export type BoardView = Schemas['Board'];
export type MarketView = Schemas['Market'];

/** Returns the score to show: the final one when there is one, else the running total. */
export function shownScore({ scores }: Pick<Fixture, 'scores'>): Score | null {
  return scores['102'] ?? scores['101'] ?? scores['100'] ?? scores.live ?? null;
}

/** Returns the clock without the fields only the feed uses. */
export function shownClock({ clock }: Pick<Fixture, 'clock'>): Schemas['FixtureClock'] | null {
  if (clock === null) return null;
  const { period, minute, inning } = clock;
  return { period, minute, ...(inning && { inning }) };
}

export function marketView(market: Market): MarketView {
  const { id, typeId, line, offerScore, status, selections } = market;
  return { id, typeId, line, offerScore, status, selections };
}

/** Returns the markets on offer, suspended ones included. */
export function openMarkets(fixture: Fixture): Market[] {
  return [...fixture.markets.values()].filter((market) => !isClosed(market.status));
}

export function fixtureView(fixture: Fixture, markets: readonly Market[]): FixtureView {
  const { id, sport, leagueId, home, away, homeId, awayId, startsAt, status } = fixture;
  return {
    id,
    sport,
    leagueId,
    home,
    away,
    homeId,
    awayId,
    startsAt,
    status,
    score: shownScore(fixture),
    clock: shownClock(fixture),
    marketCount: openMarkets(fixture).length,
    markets: markets.map(marketView),
  };
}

/** Returns the fixture with every market on offer. */
export function fullView(fixture: Fixture): FixtureView {
  return fixtureView(fixture, openMarkets(fixture));
}

/** Returns the markets of a fixture that a board shows, one line a type; the rest is behind "+N". */
export function marketsOn(kind: BoardKind, fixture: Fixture): Market[] {
  const phase = kind === 'live' ? 'inplay' : 'prematch';
  return [...fixture.markets.values()]
    .filter(
      (market) =>
        !isClosed(market.status) &&
        market.phase === phase &&
        isOnBoard(kind, market.typeId) &&
        (market.line === null || fixture.mainLines.get(market.typeId) === market.id),
    )
    .sort((a, b) => a.typeId - b.typeId || (a.line ?? 0) - (b.line ?? 0));
}

/** Returns whether a board shows the fixture at `now`. A live board shows every fixture in play, closed or not. */
export function isShown(kind: BoardKind, fixture: Fixture, now: number): boolean {
  if (kind === 'live') {
    return isInPlay(fixture.status);
  }
  return (
    isUpcoming(fixture.status) && fixture.startsAt > now && marketsOn(kind, fixture).length > 0
  );
}

/** Returns the boards that show a fixture at `now`. */
export function boardsOf(fixture: Fixture, now: number): BoardKind[] {
  return BOARD_KINDS.filter((kind) => isShown(kind, fixture, now));
}

export function boardTopic(sport: SportKey, kind: BoardKind): string {
  return `board:${sport}:${kind}`;
}

export function fixtureTopic(id: string): string {
  return `fixture:${id}`;
}

/** Returns one board's whole state, fixtures by kick-off. */
export function boardView(
  fixtures: Iterable<Fixture>,
  leagues: ReadonlyMap<string, League>,
  { sport, kind, now }: { sport: SportKey; kind: BoardKind; now: number },
): BoardView {
  const shown = [...fixtures]
    .filter((fixture) => fixture.sport === sport && isShown(kind, fixture, now))
    .sort((a, b) => a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1));
  const ids = new Set(shown.map((fixture) => fixture.leagueId));
  return {
    sport,
    kind,
    leagues: [...leagues.values()].filter((league) => ids.has(league.id)).map(leagueView),
    fixtures: shown.map((fixture) => fixtureView(fixture, marketsOn(kind, fixture))),
  };
}

export function leagueView({ id, sport, name, country, order }: League): Schemas['League'] {
  return { id, sport, name, country, order };
}

/** Counts fixtures by board and sport; boards without any are left out. */
export function countBoards(fixtures: Iterable<Fixture>, now: number): Schemas['BoardCount'][] {
  const counts = new Map<string, number>();
  for (const fixture of fixtures) {
    for (const kind of boardsOf(fixture, now)) {
      const key = `${kind} ${fixture.sport}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return BOARD_KINDS.flatMap((kind) =>
    SPORT_KEYS.map((sport) => ({ kind, sport, fixtures: counts.get(`${kind} ${sport}`) ?? 0 })),
  ).filter((count) => count.fixtures > 0);
}
