import { takesInPlayBets } from '#rules/fixture-status.ts';
import { isClosed, isOpen as isStatusOpen } from '#rules/market-status.ts';
import type { Scores } from '#rules/scores.ts';
import type { SportKey } from '#rules/sports.ts';
import type { FixtureDetail, Market } from './api.ts';
import type { FixtureChange } from './stream.ts';

export interface SeenMarket {
  market: Market;
  /** When it was first open, and when last open again. */
  openedAt: number;
  /** Sum of the odds seen since the last score, and of how many messages. */
  sums: number[];
  quotes: number;
}

/** A fixture as the enemy has seen it; instants are those of the clock that all can read. */
export interface WatchedFixture {
  id: string;
  sport: SportKey;
  startsAt: number;
  status: number;
  clock: { period: string; minute: number | null } | null;
  scores: Scores;
  markets: Map<string, SeenMarket>;
  messageAt: number;
  scoredAt: number;
  /** 1 home, 2 away, 0 none or both. */
  scorer: 0 | 1 | 2;
  /** When all betting stopped last, and when it went on. */
  stoppedAt: number;
  reopenedAt: number;
  /** Odds of the winner at the last message, and the score that they are for. */
  priced: { odds: string; points: number } | null;
}

const pointsOf = (scores: Scores) =>
  Object.entries(scores).reduce(
    (sum, [code, { home, away }]) =>
      Number(code) < 100 ? { home: sum.home + home, away: sum.away + away } : sum,
    { home: 0, away: 0 },
  );

export function watchedFixture(
  detail: FixtureDetail['fixture'],
  scores: Scores,
  now: number,
): WatchedFixture {
  const { id, sport, startsAt, status, clock } = detail;
  const fixture: WatchedFixture = {
    id,
    sport,
    startsAt,
    status,
    clock,
    scores,
    markets: new Map(),
    messageAt: now,
    scoredAt: 0,
    scorer: 0,
    stoppedAt: 0,
    reopenedAt: now,
    priced: null,
  };
  for (const market of detail.markets) seeMarket(fixture, market, now);
  return fixture;
}

export const isOpen = ({ market }: SeenMarket): boolean =>
  isStatusOpen(market.status) && market.selections.every(({ status }) => isStatusOpen(status));

const hasOpen = (fixture: WatchedFixture) => [...fixture.markets.values()].some(isOpen);

function seeMarket(fixture: WatchedFixture, market: Market, now: number): void {
  const known = fixture.markets.get(market.id);
  if (isClosed(market.status)) fixture.markets.delete(market.id);
  else if (known?.market.selections.length === market.selections.length) known.market = market;
  else {
    const sums = market.selections.map(({ odds }) => odds);
    fixture.markets.set(market.id, { market, openedAt: now, sums, quotes: 1 });
  }
}

function seeScores(fixture: WatchedFixture, scores: Scores, now: number): void {
  const [before, after] = [pointsOf(fixture.scores), pointsOf(scores)];
  fixture.scores = scores;
  const [home, away] = [after.home - before.home, after.away - before.away];
  if (home + away <= 0) return;
  fixture.scoredAt = now;
  fixture.scorer = home > 0 && away > 0 ? 0 : home > 0 ? 1 : 2;
  for (const seen of fixture.markets.values())
    [seen.sums, seen.quotes] = [seen.sums.map(() => 0), 0];
}

function seeOdds(
  fixture: WatchedFixture,
  selections: Extract<FixtureChange, { kind: 'odds' }>['selections'],
): void {
  const moved = new Map(selections.map((selection) => [selection.id, selection]));
  for (const seen of fixture.markets.values()) {
    const { market } = seen;
    if (!market.selections.some(({ id }) => moved.has(id))) continue;
    const now = market.selections.map((selection) => ({
      ...selection,
      ...moved.get(selection.id),
    }));
    seen.market = { ...market, selections: now };
    seen.sums = seen.sums.map((sum, index) => sum + (now[index]?.odds ?? 0));
    seen.quotes += 1;
  }
}

/** Sports in which a score is rare enough that no odds can outlive it. */
const RARE_SCORES: readonly SportKey[] = ['football', 'ice-hockey'];
const WINNER = 1;

/** Whether the winner is still offered at the odds of before the score. Asked after each message. */
export function isLate(fixture: WatchedFixture): boolean {
  const winner = [...fixture.markets.values()].find(({ market }) => market.typeId === WINNER);
  const points = pointsOf(fixture.scores).home + pointsOf(fixture.scores).away;
  const before = fixture.priced;
  if (
    !winner ||
    !isOpen(winner) ||
    !takesInPlayBets(fixture.status) ||
    !RARE_SCORES.includes(fixture.sport)
  )
    return false;
  const odds = winner.market.selections.map((selection) => selection.odds).join();
  fixture.priced = { odds, points };
  return before !== null && before.points !== points && before.odds === odds;
}

/** Takes changes of the fixture in, in the order in which they were sent. */
export function see(fixture: WatchedFixture, changes: readonly FixtureChange[], now: number): void {
  const wasOpen = hasOpen(fixture);
  for (const change of changes) {
    if (change.kind === 'state') {
      const { status, clock, scores, startsAt } = change;
      Object.assign(fixture, { status, clock, ...(startsAt && { startsAt }) });
      if (scores) seeScores(fixture, scores, now);
    } else if (change.kind === 'market') seeMarket(fixture, change.market, now);
    else if (change.kind === 'odds') seeOdds(fixture, change.selections);
    else {
      for (const id of change.marketIds) {
        const seen = fixture.markets.get(id);
        if (seen) seeMarket(fixture, { ...seen.market, status: change.status }, now);
      }
    }
  }
  const isNowOpen = hasOpen(fixture);
  if (wasOpen && !isNowOpen) fixture.stoppedAt = now;
  if (!wasOpen && isNowOpen) fixture.reopenedAt = now;
  fixture.messageAt = now;
}

/** Odds beside their mean since the last score; 1 where nothing was seen to move. */
export function beside({ market, sums, quotes }: SeenMarket, index: number): number {
  const odds = market.selections[index]?.odds ?? 0;
  return quotes > 1 ? (odds * quotes) / (sums[index] ?? odds) : 1;
}

/** After time that nobody watched: when things happened is not known, only how they stand. */
export function forgetMoments(fixture: WatchedFixture, now: number): void {
  Object.assign(fixture, {
    messageAt: now,
    scoredAt: 0,
    scorer: 0,
    stoppedAt: 0,
    reopenedAt: 0,
    priced: null,
  });
  for (const seen of fixture.markets.values()) [seen.openedAt, seen.quotes] = [0, 0];
  for (const seen of fixture.markets.values()) seen.sums = seen.sums.map(() => 0);
}
