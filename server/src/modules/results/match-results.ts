import type { components } from '#contract/types.gen.ts';
import type { Goal } from '#rules/match-facts.ts';
import { outcomesOf } from '#rules/markets/market-types.ts';
import type { Scores } from '#rules/scores.ts';
import { SPORT_KEYS, type SportKey } from '#rules/sports.ts';
import type { Queryable } from '../../lib/db.ts';
import { DAY_MS } from '../../lib/seoul-time.ts';
import { participantOf, scorerOf } from '../sports/index.ts';
import { legOutcome } from '../sportsbook/index.ts';
import {
  countResults,
  listOffered,
  listResults,
  type MatchResultRow,
  readMatchResult,
} from './match-result-repository.ts';

type Schemas = components['schemas'];

function withoutRunning({ live: _, ...scores }: Scores): Scores {
  return scores;
}

function goalView(
  goal: Goal,
  { participants }: Pick<MatchResultRow, 'participants'>,
): Schemas['MatchGoal'] {
  const { side, part, minute } = goal;
  const scorer = scorerOf(participants, goal);
  return {
    side: side === '1' ? 'home' : 'away',
    period: String(part),
    minute: minute ?? null,
    ...(scorer && { scorer }),
  };
}

/** A result as everyone sees it. */
export function matchResult(row: MatchResultRow): Schemas['MatchResult'] {
  const { id, league, home, away, homeId, awayId, startsAt, status, resultVersion } = row;
  const scores = withoutRunning(row.scores);
  const told = Object.entries(row.counts).map(([kind, count]) => [kind, withoutRunning(count)]);
  const counts = told.length > 0 && { counts: Object.fromEntries(told) };
  const teams = { home, away, homeId, awayId };
  const goals = row.goals && { goals: row.goals.map((goal) => goalView(goal, row)) };
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

/** Lists the results of one day, `day` being its first instant in Seoul, and of the sport that is asked for or the day's first. */
export async function resultsOfDay(
  q: Queryable,
  { day, sport: wanted }: { day: number; sport: SportKey | undefined },
): Promise<Schemas['ResultDay']> {
  const period = { from: day, to: day + DAY_MS };
  const bySport = (sport: SportKey): number => SPORT_KEYS.indexOf(sport);
  const counts = (await countResults(q, period)).sort(
    (one, two) => bySport(one.sport) - bySport(two.sport),
  );
  const sport = wanted ?? counts[0]?.sport ?? null;
  const rows = sport === null ? [] : await listResults(q, { ...period, sport });
  const leagues = [...new Map(rows.map(({ league }) => [league.id, league])).values()];
  return { day, sport, counts, leagues, fixtures: rows.map(matchResult) };
}

/** Reads one result with what became of each market at `now`; null where the fixture is not over. */
export async function resultOf(
  q: Queryable,
  fixtureId: string,
  now: number,
): Promise<Schemas['MatchResultDetail'] | null> {
  const row = await readMatchResult(q, fixtureId);
  if (!row) return null;
  const markets = (await listOffered(q, fixtureId)).map(({ offered, outcomes, ...market }) => {
    const order = outcomesOf(market.typeId, row.sport);
    const sorted = outcomes.toSorted(
      (one, two) => order.indexOf(one.outcome) - order.indexOf(two.outcome),
    );
    const settled = sorted.map(({ outcome, odds }) => ({
      ...{ outcome, odds },
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
  });
  return { league: row.league, fixture: matchResult(row), markets };
}
