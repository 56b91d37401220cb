import { FIXTURE_STATUS, takesInPlayBets } from '#rules/fixture-status.ts';
import { MARKET_STATUS } from '#rules/market-status.ts';
import { matchClock } from '#rules/match-clock.ts';
import type { FeedMarket, FeedUpdate, Fixture, Market } from '../sports/index.ts';

/** The halves of a football match. */
const HALVES = ['10', '20'];
const RESULT = '100';
const MATCH_RESULT_TYPE = 1;
const LOWEST_ODDS = 105;

const nil = { home: 0, away: 0 };

/** Whether a match can be staged: football in one of its halves, so that a goal and its end mean the same on every run. */
export function isStageable({ sport, status, clock }: Fixture): boolean {
  return (
    sport === 'football' &&
    takesInPlayBets(status) &&
    clock !== null &&
    HALVES.includes(clock.period)
  );
}

function offered(market: Market, oddsOf: (outcome: string, odds: number) => number): FeedMarket {
  const { typeId, line, offerScore, selections } = market;
  return {
    typeId,
    line,
    offerScore,
    status: MARKET_STATUS.open,
    selections: selections.map(({ outcome, odds, status }) => ({
      outcome,
      status,
      odds: Math.max(LOWEST_ODDS, Math.round(oddsOf(outcome, odds))),
    })),
  };
}

/** Every market is suspended. */
export function suspended({ id }: Fixture, at: number): FeedUpdate {
  return { at, fixtureId: id, suspend: true };
}

function goalOf(player: string, period: string, clock: Fixture['clock']) {
  const minute = clock?.minute;
  return { side: '1' as const, part: Number(period), player, ...(minute != null && { minute }) };
}

/** The home side scores; every market is suspended. */
export function homeGoal(fixture: Fixture, at: number): FeedUpdate {
  const { sport, clock, events, firstScorer, goals, participants } = fixture;
  const period = clock?.period ?? '20';
  const plusOne = ({ home, away } = nil) => ({ home: home + 1, away });
  const scores = {
    ...fixture.scores,
    [period]: plusOne(fixture.scores[period]),
    live: plusOne(fixture.scores.live),
  };
  const scorer = participants?.find(({ side }) => side === 'home');
  const shown = matchClock(clock ?? { period, minute: null }, sport, scores);
  return {
    ...suspended(fixture, at),
    scores,
    ...(firstScorer === null && { firstScorer: '1' as const }),
    ...(goals && scorer && { goals: [...goals, goalOf(scorer.id, period, clock)] }),
    events: [
      {
        kind: 'score' as const,
        number: (events.at(-1)?.number ?? 0) + 1,
        at,
        clock: shown,
        side: 'home' as const,
        points: 1,
        score: scores.live,
      },
    ],
  };
}

function resultMarket({ markets }: Fixture): Market | undefined {
  return [...markets.values()].find(
    ({ typeId, phase }) => typeId === MATCH_RESULT_TYPE && phase === 'inplay',
  );
}

/** Odds of a home side that has something to win and to lose yet. */
const OPEN_ODDS = { from: 150, to: 600 };

/** The match to stage where a link names none: one whose result is open, the earliest; null where none is played. */
export function chooseMatch(fixtures: readonly Fixture[]): Fixture | null {
  const stageable = fixtures
    .filter(isStageable)
    .sort((one, two) => (one.clock?.minute ?? 0) - (two.clock?.minute ?? 0));
  const isUndecided = (fixture: Fixture): boolean => {
    const home = resultMarket(fixture)?.selections.find(({ outcome }) => outcome === '1');
    return home !== undefined && home.odds >= OPEN_ODDS.from && home.odds <= OPEN_ODDS.to;
  };
  return stageable.find(isUndecided) ?? stageable[0] ?? null;
}

/** Who wins is offered, also where an attack had just suspended it. */
export function opened(fixture: Fixture, at: number): FeedUpdate {
  const market = resultMarket(fixture);
  const own = market && offered(market, (_side, odds) => odds);
  return { at, fixtureId: fixture.id, ...(own && { markets: [own] }) };
}

/**
 * Who wins is offered again, the home side at shorter odds. The other markets stay suspended: a goal has decided some of
 * them, and nobody here has a price for the rest.
 */
export function reopened(fixture: Fixture, at: number): FeedUpdate {
  const market = resultMarket(fixture);
  const own = market && offered(market, (side, odds) => odds * (side === '1' ? 0.8 : 1.25));
  return { at, fixtureId: fixture.id, ...(own && { markets: [own] }) };
}

/** The odds of one selection fall. */
export function cheaper(market: Market, outcome: string, at: number): FeedUpdate {
  const own = offered(market, (one, odds) => (one === outcome ? odds * 0.9 : odds));
  return { at, fixtureId: market.fixtureId, markets: [own] };
}

/** The match is broken off and will not be played on. */
export function abandoned({ id }: Fixture, at: number): FeedUpdate {
  return { at, fixtureId: id, status: FIXTURE_STATUS.abandoned, marketsClosed: 'all' };
}

/** The match ends as it is. */
export function ended({ id, scores: { live = nil, ...parts } }: Fixture, at: number): FeedUpdate {
  const halves = Object.fromEntries(HALVES.map((code) => [code, parts[code] ?? nil]));
  return {
    at,
    fixtureId: id,
    status: FIXTURE_STATUS.finished,
    clock: null,
    marketsClosed: 'all',
    scores: { ...halves, live, [RESULT]: live },
    finishedPeriods: HALVES,
  };
}
