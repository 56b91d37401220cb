// Which picks of one match together win whatever happens: by what their markets count, not by the markets.
import { covered } from './cover.ts';
import { LEG_RESULT, type LegResult } from './leg-result.ts';
import { countsFromOffer } from './markets/basis.ts';
import {
  type MarketFamily,
  type MarketPart,
  type MarketType,
  marketType,
  periodOf,
} from './markets/market-types.ts';
import type { MatchFacts } from './match-facts.ts';
import { isPeriodComplete, partCodes, type Score, scoreForPeriod } from './scores.ts';
import { settleByScore } from './settle-by-score.ts';
import { countsOf } from './settle-input.ts';
import type { SportKey } from './sport-keys.ts';

/** What of a score decides a pick: by how much the home side is ahead, both together, one of them, or each by itself. */
const QUANTITIES = ['diff', 'sum', 'home', 'away', 'score'] as const;
type Quantity = (typeof QUANTITIES)[number];

/** Parts that more than one score is of, that are the next one at the offer, or that have none. */
const ELSEWHERE: ReadonlySet<MarketPart> = new Set([
  ...(['half1+full', 'half1+half2', 'p1+full', 'periods', 'rounds'] as const),
  ...(['game', 'point', 'set', 'over', 'wicket', 'tie', 'toss', 'tournament'] as const),
]);
/** What is counted of a match and not of a side. */
const MEASURED: readonly string[] = ['duration', 'rounds', 'first-wicket', 'top-score'];

const BY_FAMILY: Partial<Record<MarketFamily, 'diff' | 'count' | 'score'>> = {
  winner3: 'diff',
  winner2: 'diff',
  'draw-no-bet': 'diff',
  'double-chance': 'diff',
  handicap: 'diff',
  handicap3: 'diff',
  margin: 'diff',
  total: 'count',
  'team-total': 'count',
  total3: 'count',
  'odd-even': 'count',
  'exact-number': 'count',
  'team-score': 'count',
  'clean-sheet': 'count',
  'both-score': 'score',
  'win-to-nil': 'score',
};

/** What a market asks of the one score that decides it; null where that is more, or no score. */
function quantityOf({ family, side, part, counts }: MarketType): Quantity | null {
  const quantity = BY_FAMILY[family];
  if (quantity === undefined || ELSEWHERE.has(part) || MEASURED.includes(counts ?? 'score'))
    return null;
  if (quantity !== 'count') return quantity;
  // The sheet of one side is clean by what the other has.
  if (family === 'clean-sheet') return side === 'away' ? 'home' : 'away';
  return side ?? (family === 'team-score' ? 'home' : 'sum');
}

/** More than any side scores. */
const MANY = 4_096;

/** How much of a quantity a score has; of each side by itself a number for every score. */
function amountOf(quantity: Quantity, { home, away }: Score): number {
  switch (quantity) {
    case 'diff':
      return home - away;
    case 'sum':
      return home + away;
    case 'home':
      return home;
    case 'away':
      return away;
    case 'score':
      return home * MANY + away;
  }
}

/** The plainest score with as much of a quantity as another: a pick on it settles both alike. */
function reduced(quantity: Quantity, { home, away }: Score): Score {
  switch (quantity) {
    case 'diff':
      return { home: home - away, away: 0 };
    case 'sum':
      return { home: home + away, away: 0 };
    case 'home':
      return { home, away: 0 };
    case 'away':
      return { home: 0, away };
    case 'score':
      return { home, away };
  }
}

/** A pick as it was taken. */
export interface ScorePick {
  typeId: number;
  outcome: string;
  /** Hundredths; the home side's line for handicaps. */
  line: number | null;
  /** The count of its own part at the offer. */
  offerScore: Score | null;
  /** What the market counts, of the whole match, when a pick in play was taken; null where nobody noted it. */
  placedScore: Score | null;
  phase: 'prematch' | 'inplay';
  sport: SportKey;
}

/** A pick of a member's bet. */
export interface OpposablePick extends ScorePick {
  betId: string;
  marketId: string;
}

/** A pick as a statement about a score. */
interface ScoreEvent {
  /** What is counted in which parts: `score 20`, `corner 10+20`. */
  scope: string;
  quantity: Quantity;
  /** From here on only odd and even make a difference. */
  reach: number;
  /** Whether it does not lose: a stake that comes back is not lost; half of it that is, is. */
  keeps(score: Score): boolean;
}

type Facts = Pick<MatchFacts, 'scores' | 'counts'>;

const { open, lost, halfLost } = LEG_RESULT;
const NOTHING: Score = { home: 0, away: 0 };
/** What the longest lists of numbers and margins name. */
const LISTED = 20;
const BESIDE_LINE = 3;

function resultOf(type: MarketType, pick: ScorePick, score: Score): LegResult {
  return settleByScore(type, { ...pick, scores: {}, finished: true }, score);
}

const sizeOf = ({ home, away }: Score): number => Math.abs(home) + Math.abs(away);
const less = (one: Score, other: Score): Score => ({
  home: one.home - other.home,
  away: one.away - other.away,
});

/** What a pick says of a score that has `more` than its own part. */
function eventIn(
  scope: string,
  { type, pick, quantity }: { type: MarketType; pick: ScorePick; quantity: Quantity },
  more: Score,
): ScoreEvent {
  const { line, offerScore } = pick;
  const reach = line === null ? LISTED : BESIDE_LINE + Math.ceil(Math.abs(line) / 100);
  return {
    scope,
    quantity,
    reach: reach + sizeOf(more) + sizeOf(offerScore ?? NOTHING),
    keeps(score) {
      const own = reduced(quantity, less(score, more));
      // What is odd stays so below nothing.
      const { home, away } =
        type.family === 'odd-even' ? { home: Math.abs(own.home), away: Math.abs(own.away) } : own;
      const result = resultOf(type, pick, { home, away });
      return result !== lost && result !== halfLost;
    },
  };
}

/**
 * The first half, of a pick in play that was taken when all of it had been counted: from then on the second half and the whole match
 * are one event to its member. Null of every other pick, and as long as the first half is played.
 */
function halfBefore(type: MarketType, pick: ScorePick, facts: Facts): Score | null {
  const { sport, phase, typeId, offerScore, placedScore } = pick;
  const isRunning = type.part === 'full' && countsFromOffer(typeId, sport);
  const seen = isRunning ? offerScore : placedScore;
  const counts = countsOf(type, facts);
  if (phase !== 'inplay' || !seen || !counts) return null;
  if (!isPeriodComplete(counts, 'half1', sport, false)) return null;
  const half = scoreForPeriod(counts, 'half1', sport);
  return half && seen.home >= half.home && seen.away >= half.away ? half : null;
}

/** Parts that count something of their own over codes that others have as well. */
const OF_THEIR_OWN: readonly MarketPart[] = ['points', 'games', '0-10 min', 'o1-6'];

function scopeOf(type: MarketType, codes: readonly number[]): string {
  const counted = type.counts ?? 'score';
  // A sport whose parts have no codes tells them apart by their names.
  if (codes.length === 0) return `${counted} ${periodOf(type)}`;
  const what = OF_THEIR_OWN.includes(type.part) ? `${counted} ${type.part}` : counted;
  return `${what} ${codes.join('+')}`;
}

/**
 * What a pick says of the score of its part; of the second half or the match as well, where the first half was known when it was
 * taken. [] for a pick that more than one score decides.
 */
export function eventsOf(pick: ScorePick, facts: Facts): ScoreEvent[] {
  const type = marketType(pick.typeId);
  const quantity = type ? quantityOf(type) : null;
  if (!type || quantity === null || resultOf(type, pick, NOTHING) === open) return [];
  const { sport } = pick;
  const codes = partCodes(periodOf(type), sport);
  const said = { type, pick, quantity };
  const own = eventIn(scopeOf(type, codes), said, NOTHING);
  const half = halfBefore(type, pick, facts);
  if (!half) return [own];
  const before = partCodes('half1', sport);
  const after = codes.filter((code) => !before.includes(code));
  if (before.length + after.length === codes.length)
    return [own, eventIn(scopeOf(type, after), said, less(NOTHING, half))];
  const isSecond = partCodes('half2', sport).every((code) => codes.includes(code));
  return isSecond && after.length === codes.length
    ? [own, eventIn(scopeOf(type, [...before, ...codes]), said, half)]
    : [own];
}

function* upTo(most: number, least = 0): Generator<number> {
  for (let at = least; at <= most; at += 1) yield at;
}

/** Every score that makes a difference to events. */
function* scoresFor(events: readonly ScoreEvent[]): Generator<Score> {
  const reach = Math.max(...events.map((event) => event.reach)) + 1;
  const [quantity = 'score', ...others] = new Set(events.map((event) => event.quantity));
  if (others.length > 0 || quantity === 'score') {
    for (const home of upTo(reach)) for (const away of upTo(reach)) yield { home, away };
  } else if (quantity === 'away') {
    for (const away of upTo(reach)) yield { home: 0, away };
  } else {
    for (const home of upTo(reach, quantity === 'diff' ? -reach : 0)) yield { home, away: 0 };
  }
}

/** An event with the bit of the bet that says it. */
interface Said {
  event: ScoreEvent;
  bit: bigint;
}

/** Which bets a score loses by what they say of one quantity; remembers it, for many scores have as much of it. */
function losingBy(quantity: Quantity, said: readonly Said[]): (score: Score) => bigint {
  const known = new Map<number, bigint>();
  return (score) => {
    const amount = amountOf(quantity, score);
    const found = known.get(amount);
    if (found !== undefined) return found;
    const bits = said.reduce((all, { event, bit }) => (event.keeps(score) ? all : all | bit), 0n);
    known.set(amount, bits);
    return bits;
  };
}

/** Which bets each score that makes a difference keeps, as bits: a bet has to be right in all that it says. */
function* keptIn(bets: readonly (readonly ScoreEvent[])[]): Generator<bigint> {
  const said = bets.flatMap((events, at) =>
    events.map((event) => ({ event, bit: 1n << BigInt(at) })),
  );
  const losing = QUANTITIES.flatMap((quantity) => {
    const events = said.filter(({ event }) => event.quantity === quantity);
    return events.length > 0 ? losingBy(quantity, events) : [];
  });
  const all = (1n << BigInt(bets.length)) - 1n;
  for (const score of scoresFor(bets.flat())) {
    let lostBits = 0n;
    for (const lostBy of losing) lostBits |= lostBy(score);
    yield all & ~lostBits;
  }
}

/** Whether a pick that no one score decides is on another outcome than one of another bet on its market. */
function isOtherOutcome(pick: OpposablePick, picks: readonly OpposablePick[]): boolean {
  return picks.some(
    ({ betId, marketId, outcome }) =>
      betId !== pick.betId && marketId === pick.marketId && outcome !== pick.outcome,
  );
}

/**
 * Whether, for each pick of a member on one match, bets of theirs with it together win whatever happens. Picks of one bet do not
 * oppose each other: it wins with all of them. A pick that no one score decides is opposed by any other outcome of its market.
 */
export function opposedPicks(picks: readonly OpposablePick[], facts: Facts): boolean[] {
  const eventsOfPicks = picks.map((pick) => eventsOf(pick, facts));
  const opposed = picks.map(
    (pick, at) => eventsOfPicks[at]?.length === 0 && isOtherOutcome(pick, picks),
  );
  for (const scope of new Set(eventsOfPicks.flat().map((event) => event.scope))) {
    const inScope = eventsOfPicks.map((events) => events.filter((event) => event.scope === scope));
    const ids = [
      ...new Set(picks.filter((_, at) => inScope[at]?.length).map(({ betId }) => betId)),
    ];
    if (ids.length < 2) continue;
    const bets = ids.map((id) => inScope.filter((_, at) => picks[at]?.betId === id).flat());
    const isCovered = covered(keptIn(bets), bets.length);
    for (const [at, { betId }] of picks.entries())
      if (inScope[at]?.length) opposed[at] ||= isCovered[ids.indexOf(betId)] ?? false;
  }
  return opposed;
}
