import { isClosed } from '#rules/market-status.ts';
import { isInPlay, isInterrupted, isUpcoming } from '#rules/fixture-status.ts';
import { takesInPlay } from '#rules/in-play.ts';
import { BOARD_KINDS, type BoardKind, isOnBoard } from '#rules/markets/boards.ts';
import { matchClock } from '#rules/match-clock.ts';
import type { Score } from '#rules/scores.ts';
import { SPORT_KEYS, type SportKey } from '#rules/sports.ts';
import type { components } from '#contract/types.gen.ts';
import { withParticipants } from './participants.ts';
import type { Fixture, League, MainLines, Market } from './types.ts';

type Schemas = components['schemas'];
export type FixtureView = Schemas['Fixture'];
export type BoardView = Schemas['Board'];
export type MarketView = Schemas['Market'];

/** Returns the score to show: the final one when there is one, else the running total. */
export function shownScore({ scores }: Pick<Fixture, 'scores'>): Score | null {
  return scores['102'] ?? scores['101'] ?? scores['100'] ?? scores.live ?? null;
}

/** Returns the clock without the fields only the feed uses. */
export function shownClock({
  clock,
  sport,
  scores,
}: Pick<Fixture, 'clock' | 'sport' | 'scores'>): Schemas['FixtureClock'] | null {
  return clock && matchClock(clock, sport, scores);
}

/** Returns where an interrupted match stands; nothing of any other. */
export function shownInterruption(
  fixture: Pick<Fixture, 'status' | 'interruption' | 'sport' | 'scores'>,
): { interruption?: Schemas['Interruption'] } {
  const { status, interruption } = fixture;
  if (!isInterrupted(status) || !interruption) return {};
  const { since, until, clock } = interruption;
  return { interruption: { since, until, clock: shownClock({ ...fixture, clock }) } };
}

export function marketView(market: Market, fixture: Pick<Fixture, 'participants'>): MarketView {
  const { id, typeId, line, name, offerScore, status } = market;
  const selections = withParticipants(market, fixture);
  return { id, typeId, line, ...(name !== null && { name }), offerScore, status, selections };
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
    ...shownInterruption(fixture),
    marketCount: openMarkets(fixture).length,
    markets: markets.map((market) => marketView(market, fixture)),
  };
}

/** Returns the fixture with every market on offer. */
export function fullView(fixture: Fixture): FixtureView {
  return fixtureView(fixture, openMarkets(fixture));
}

/** Returns the markets of a fixture that a board shows, one line a type; the rest is behind "+N". */
export function marketsOn(
  kind: BoardKind,
  fixture: Fixture,
  lines: keyof MainLines = 'domestic',
): Market[] {
  const phase = kind === 'live' ? 'inplay' : 'prematch';
  return [...fixture.markets.values()]
    .filter(
      (market) =>
        !isClosed(market.status) &&
        market.phase === phase &&
        isOnBoard(kind, market.typeId) &&
        (market.line === null || fixture.mainLines.get(market.typeId)?.[lines] === market.id),
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

export function boardsOf(fixture: Fixture, now: number): BoardKind[] {
  return BOARD_KINDS.filter((kind) => isShown(kind, fixture, now));
}

/** Whether the list of its league shows a fixture at `now`: it is to come and on a board, or in play. */
export function isListed(fixture: Fixture, now: number): boolean {
  return isShown('cross', fixture, now) || isShown('live', fixture, now);
}

/** Returns the markets of a fixture that the list of its league shows, quarter lines among them. */
export function leagueMarkets(fixture: Fixture): Market[] {
  return marketsOn(isInPlay(fixture.status) ? 'live' : 'cross', fixture, 'european');
}

export function boardTopic(sport: SportKey, kind: BoardKind): string {
  return `board:${sport}:${kind}`;
}

export function fixtureTopic(id: string): string {
  return `fixture:${id}`;
}

export function leagueTopic(id: string): string {
  return `league:${id}`;
}

/** Topic of the leagues that have fixtures. */
export const LEAGUES_TOPIC = 'leagues';

const byKickOff = (a: Fixture, b: Fixture): number =>
  a.startsAt - b.startsAt || (a.id < b.id ? -1 : 1);

/** Returns one board's whole state, fixtures by kick-off. */
export function boardView(
  fixtures: Iterable<Fixture>,
  leagues: ReadonlyMap<string, League>,
  { sport, kind, now }: { sport: SportKey; kind: BoardKind; now: number },
): BoardView {
  const shown = [...fixtures]
    .filter((fixture) => fixture.sport === sport && isShown(kind, fixture, now))
    .sort(byKickOff);
  const ids = new Set(shown.map((fixture) => fixture.leagueId));
  return {
    sport,
    kind,
    leagues: [...leagues.values()].filter((league) => ids.has(league.id)).map(leagueView),
    fixtures: shown.map((fixture) => fixtureView(fixture, marketsOn(kind, fixture))),
  };
}

/** Topic of all fixtures in play. */
export const IN_PLAY_TOPIC = 'inplay';

/** Returns all fixtures in play without their markets, by kick-off, and when the next one begins that takes bets in play. */
export function inPlayView(
  fixtures: Iterable<Fixture>,
  leagues: ReadonlyMap<string, League>,
  now: number,
): Schemas['InPlayList'] {
  const all = [...fixtures];
  const shown = all.filter((fixture) => isShown('live', fixture, now)).sort(byKickOff);
  const ids = new Set(shown.map((fixture) => fixture.leagueId));
  const starts = all
    .filter(
      ({ status, startsAt, sport }) => isUpcoming(status) && startsAt > now && takesInPlay(sport),
    )
    .map(({ startsAt }) => startsAt);
  return {
    leagues: [...leagues.values()].filter((league) => ids.has(league.id)).map(leagueView),
    fixtures: shown.map((fixture) => fixtureView(fixture, [])),
    nextStartsAt: starts.length === 0 ? null : Math.min(...starts),
  };
}

const SCHEDULE_MS = 86_400_000;

/** Returns all fixtures that begin within the next 24 hours, without their markets, by kick-off. */
export function scheduleView(
  fixtures: Iterable<Fixture>,
  leagues: ReadonlyMap<string, League>,
  now: number,
): Schemas['Schedule'] {
  const shown = [...fixtures]
    .filter(
      ({ status, startsAt }) =>
        isUpcoming(status) && startsAt > now && startsAt <= now + SCHEDULE_MS,
    )
    .sort(byKickOff);
  const ids = new Set(shown.map((fixture) => fixture.leagueId));
  return {
    at: now,
    leagues: [...leagues.values()].filter((league) => ids.has(league.id)).map(leagueView),
    fixtures: shown.map((fixture) => fixtureView(fixture, [])),
  };
}

export function leagueView({ id, sport, name, country, order }: League): Schemas['League'] {
  return { id, sport, name, country, order };
}

/** Returns the fixtures of one league to come and in play, by kick-off. */
export function leagueBoardView(
  fixtures: Iterable<Fixture>,
  league: League,
  now: number,
): Schemas['LeagueBoard'] {
  const shown = [...fixtures]
    .filter((fixture) => fixture.leagueId === league.id && isListed(fixture, now))
    .sort(byKickOff);
  return {
    league: leagueView(league),
    fixtures: shown.map((fixture) => fixtureView(fixture, leagueMarkets(fixture))),
  };
}

/** The number of fixtures to come or in play, by league id. */
export function countByLeague(fixtures: Iterable<Fixture>, now: number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const fixture of fixtures) {
    if (!isListed(fixture, now)) continue;
    counts.set(fixture.leagueId, (counts.get(fixture.leagueId) ?? 0) + 1);
  }
  return counts;
}

/** The leagues with fixtures to come or in play, by sport and the order of the feed, each with their number. */
export function countLeagues(
  fixtures: Iterable<Fixture>,
  leagues: ReadonlyMap<string, League>,
  now: number,
): Schemas['LeagueCount'][] {
  const counts = countByLeague(fixtures, now);
  const sportAt = ({ sport }: League) => SPORT_KEYS.indexOf(sport);
  return [...leagues.values()]
    .sort((a, b) => sportAt(a) - sportAt(b) || a.order - b.order || (a.id < b.id ? -1 : 1))
    .map((league) => ({ league: leagueView(league), fixtures: counts.get(league.id) ?? 0 }))
    .filter((count) => count.fixtures > 0);
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
