import type { components } from '#contract/types.gen.ts';
import { outcomesOf } from '#rules/markets/market-types.ts';
import type { Scores } from '#rules/scores.ts';
import { SPORT_KEYS, type SportKey } from '#rules/sports.ts';
import type { Queryable } from '../../lib/db.ts';
import { DAY_MS, startOfSeoulDay } from '../../lib/seoul-time.ts';
import { participantOf } from '../sports/index.ts';
import { goalView, legOutcome } from '../sportsbook/index.ts';
import { mainMarkets } from './main-markets.ts';
import {
  countResultDays,
  countResults,
  type DayResultRow,
  listOffered,
  listResults,
  type MatchResultRow,
  readMatchResult,
  type ShownMarket,
} from './match-result-repository.ts';

type Schemas = components['schemas'];

/** Of how many days results are counted. */
const LATEST_DAYS = 14;

function withoutRunning({ live: _, ...scores }: Scores): Scores {
  return scores;
}

/** A result as everyone sees it. */
export function matchResult(row: MatchResultRow): Schemas['MatchResult'] {
  const { id, league, home, away, homeId, awayId, startsAt, status, resultVersion } = row;
  const scores = withoutRunning(row.scores);
  const totals = Object.entries(row.counts).map(([kind, count]) => [kind, withoutRunning(count)]);
  const counts = totals.length > 0 && { counts: Object.fromEntries(totals) };
  const teams = { home, away, homeId, awayId };
  const goals = row.goals && { goals: row.goals.map((goal) => goalView(goal, row.participants)) };
  const isCorrected = resultVersion > 0;
  return {
    id,
    leagueId: league.id,
    ...teams,
    startsAt,
    status,
    scores,
    ...counts,
    ...goals,
    isCorrected,
  };
}

/** What became of each outcome of a market by a result, as far as it is known at `now`. */
function settledMarket(
  { outcomes, ...market }: ShownMarket,
  row: MatchResultRow,
  { offered, now }: { offered: readonly string[]; now: number },
): Schemas['SettledMarket'] {
  const order = outcomesOf(market.typeId, row.sport);
  const sorted = outcomes.toSorted(
    (one, two) => order.indexOf(one.outcome) - order.indexOf(two.outcome),
  );
  const settled = sorted.map(({ outcome, odds }) => ({
    outcome,
    odds,
    ...legOutcome({ ...market, outcome }, row, offered, now),
  }));
  return {
    ...market,
    decidedBy: settled.find(({ score }) => score !== null)?.score ?? null,
    outcomes: settled.map(({ outcome, odds, result }) => {
      const participant = participantOf(row, market.typeId, outcome);
      return { outcome, ...(participant && { participant }), odds, result };
    }),
  };
}

function dayResult(row: DayResultRow, now: number): Schemas['MatchResult'] {
  const { boardMarkets, marketCount } = row;
  const main = mainMarkets(boardMarkets ?? []).map((market) => {
    const offered = market.outcomes.map(({ outcome }) => outcome);
    return settledMarket(market, row, { offered, now });
  });
  return { ...matchResult(row), marketCount, main };
}

/** Lists the results of one day, `day` being its first instant in Seoul, of one sport where it is named. */
export async function resultsOfDay(
  q: Queryable,
  { day, sport, now }: { day: number; sport: SportKey | undefined; now: number },
): Promise<Schemas['ResultDay']> {
  const period = { from: day, to: day + DAY_MS };
  const tomorrow = startOfSeoulDay(now) + DAY_MS;
  const latest = { from: tomorrow - LATEST_DAYS * DAY_MS, to: tomorrow };
  const days = await countResultDays(q, latest);
  const counts = await countResults(q, period);
  const rows = await listResults(q, { ...period, sport });
  const bySport = (one: { sport: SportKey }, two: { sport: SportKey }): number =>
    SPORT_KEYS.indexOf(one.sport) - SPORT_KEYS.indexOf(two.sport);
  const sorted = rows.toSorted(bySport);
  const leagues = [...new Map(sorted.map(({ league }) => [league.id, league])).values()];
  const fixtures = sorted.map((row) => dayResult(row, now));
  return { day, sport: sport ?? null, days, counts: counts.sort(bySport), leagues, fixtures };
}

/** Reads one result with what became of each market at `now`; null where the fixture is not over. */
export async function resultOf(
  q: Queryable,
  fixtureId: string,
  now: number,
): Promise<Schemas['MatchResultDetail'] | null> {
  const row = await readMatchResult(q, fixtureId);
  if (!row) return null;
  const markets = (await listOffered(q, fixtureId)).map(({ offered, name, ...market }) => ({
    ...settledMarket(market, row, { offered, now }),
    ...(name !== null && { name }),
  }));
  return { league: row.league, fixture: matchResult(row), markets };
}
