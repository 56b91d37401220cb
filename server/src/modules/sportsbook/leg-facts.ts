import type { components } from '#contract/types.gen.ts';
import { goalsAddUp } from '#rules/events-for.ts';
import { isScoreEvent } from '#rules/match-events.ts';
import type { MatchFacts } from '#rules/match-facts.ts';
import { type MarketType, periodOf } from '#rules/markets/market-types.ts';
import { partCodes, type Score, type Scores, scoreForPeriod } from '#rules/scores.ts';
import { countFor } from '#rules/settle-input.ts';
import { scorerOrderOf } from '#rules/settle-players.ts';
import { goalView } from './goal-view.ts';
import type { LegToSettle } from './leg-outcome.ts';
import type { FixtureResult } from './ports.ts';

type Schemas = components['schemas'];
/** What decided a leg beside a score. */
export type LegFacts = Schemas['LegFacts'];
type MatchGoal = Schemas['MatchGoal'];

/** Scores and counts of a match when a leg was decided. */
type Totals = Pick<MatchFacts, 'counts'> & { scores: Scores };

/** What markets on the order of goals wait for. */
type Awaited = 'first' | 'last' | 'next';

const BY_FAMILY: Partial<Record<MarketType['family'], Awaited>> = {
  'first-score': 'first',
  'last-score': 'last',
  'next-score': 'next',
  interval: 'first',
};

function awaitedBy({ id, family, counts }: MarketType): Awaited | undefined {
  // What is counted beside the score is no goal.
  if (counts !== undefined) return undefined;
  return family === 'player' ? scorerOrderOf(id) : BY_FAMILY[family];
}

const sumOf = ({ home, away }: Score): number => home + away;

/** A goal with what is checked before it is shown. */
interface Scored {
  view: MatchGoal;
  part: number;
  own: boolean;
}

/** The goals of a match in order, as its market was settled by them; null where they are not all known. */
function goalsOf(
  { family }: MarketType,
  { fixture, totals }: { fixture: FixtureResult; totals: Totals },
): readonly Scored[] | null {
  const { goals, events, participants } = fixture;
  if (goals) {
    if (family !== 'player' && !goalsAddUp(goals, fixture)) return null;
    return goals.map((goal) => ({
      part: goal.part,
      own: goal.own ?? false,
      view: goalView(goal, participants),
    }));
  }
  const scored = events.filter(isScoreEvent);
  // The latest alone may be kept, and where sets are played points are no goals.
  const isWhole = scored.every(({ points, score }, at) => points === 1 && sumOf(score) === at + 1);
  const total = scoreForPeriod(totals.scores, 'full+ot', fixture.sport);
  if (scored.length === 0 || !isWhole || !total || sumOf(total) !== scored.length) return null;
  return scored.map(({ side, clock: { period, minute } }) => ({
    part: Number(period),
    own: false,
    view: { side, period, minute: minute ?? null },
  }));
}

/** The goal that a market waited for, or that there was none. */
function goalFact(
  type: MarketType,
  { leg, fixture, totals }: { leg: LegToSettle; fixture: FixtureResult; totals: Totals },
): LegFacts {
  const awaited = awaitedBy(type);
  if (!awaited) return {};
  const codes = partCodes(periodOf(type), fixture.sport);
  const score = countFor(type, { ...totals, sport: fixture.sport });
  const goals = goalsOf(type, { fixture, totals });
  if (!goals) return score && sumOf(score) === 0 ? { noGoal: true } : {};
  const counted = goals.filter(
    ({ part, own, view }) =>
      codes.includes(part) &&
      // An own goal is no scorer's.
      (type.family !== 'player' || (!own && (!type.side || type.side === view.side))),
  );
  const before = leg.offerScore ? sumOf(leg.offerScore) : 0;
  const index = { first: 0, last: -1, next: before }[awaited];
  const goal = counted.at(index)?.view;
  return goal ? { goal } : { noGoal: true };
}

/** How often the player of a leg scored, where the market asks for no more. */
function scoredFact(type: MarketType, leg: LegToSettle, fixture: FixtureResult): LegFacts {
  const { goals, players } = fixture;
  if (type.family !== 'player' || type.counts !== undefined || scorerOrderOf(type.id)) return {};
  const facts = players?.[leg.outcome];
  if (players && !facts?.played) return {};
  const own = goals?.filter(({ player, own: isOwn }) => player === leg.outcome && !isOwn).length;
  const scored = facts?.counts?.score ?? own;
  return scored === undefined ? {} : { scored };
}

const HALVES = ['half1+full', 'half1+half2'];

/** The first half, by the score or by what a market counts in its place. */
function halfFact(type: MarketType, { scores, counts }: Totals, fixture: FixtureResult): LegFacts {
  if (!HALVES.includes(type.part)) return {};
  const half = { ...type, part: 'half1', overtime: '' } as const;
  const firstHalf = countFor(half, { scores, counts, sport: fixture.sport });
  return firstHalf ? { firstHalf } : {};
}

/** What decided a leg beside the score, as far as its market reads it and the feed has sent it; null where that is nothing. */
export function legFacts(
  type: MarketType,
  of: { leg: LegToSettle; fixture: FixtureResult; totals: Totals },
): LegFacts | null {
  const { leg, fixture, totals } = of;
  const facts = {
    ...halfFact(type, totals, fixture),
    ...goalFact(type, of),
    ...scoredFact(type, leg, fixture),
  };
  return Object.keys(facts).length > 0 ? facts : null;
}
