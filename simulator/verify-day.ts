import { createHash } from 'node:crypto';
import { selectionId } from '#rules/ids.ts';
import type { Goal, MatchCounts } from '#rules/match-facts.ts';
import type { Scores } from '#rules/scores.ts';
import {
  dayRecord,
  type FinalFacts,
  type FixtureRecord,
  type PriceRecord,
  type PriceStep,
} from './day-record.ts';
import { SECOND } from './model.ts';
import { LONGEST_LEAD, startOfDay } from './schedule.ts';
import { KEPT } from './simulator.ts';

/** A server runs a moment behind its feed, longer where it has much to do. */
const LAG = 15 * SECOND;

/** What a day of the schedule is committed to by. */
export function commitmentOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** What a site published of a day before and after. */
export interface PublishedDay {
  secret: string;
  day: number;
  gamesADay: number;
  commitment: string;
  committedAt: number;
}

/** A result as a site publishes it. */
export interface PublishedResult {
  id: string;
  leagueId: string;
  home: string;
  away: string;
  homeId: string;
  awayId: string;
  startsAt: number;
  status: number;
  /** Without the running total, as `counts`. */
  scores: object;
  counts?: object | undefined;
  goals?:
    | readonly {
        side: 'home' | 'away';
        period: string;
        minute: number | null;
        scorer?: { participant: { id: string }; isOwnGoal: boolean } | undefined;
      }[]
    | undefined;
  /** Whether the result was changed after the end. */
  isCorrected: boolean;
}

export interface PublishedPrice {
  fixtureId: string;
  marketId: string;
  outcome: string;
  odds: number;
}

/** A price at which a bet was taken in the second that begins at `at`. */
export interface TakenPrice extends PublishedPrice {
  at: number;
}

export interface Published {
  results: readonly PublishedResult[];
  /** The last price of every outcome that is still kept. */
  lastPrices: readonly PublishedPrice[];
  takenPrices: readonly TakenPrice[];
}

export const DAY_PARTS = ['commitment', 'matches', 'results', 'lastPrices', 'takenPrices'] as const;

export type DayPart = (typeof DAY_PARTS)[number];

export interface Difference {
  part: DayPart;
  /** Null of the day itself. */
  fixtureId: string | null;
  what: string;
  published: string;
  drawn: string;
}

export interface DayComparison {
  /** Ids of fixtures whose result was changed after the end: it is not compared. */
  corrected: string[];
  /** Ids of fixtures that were over before the site first committed to anything, and not shown. */
  before: string[];
  /** Whether the commitment came after the first match of the day may have been announced. */
  isLate: boolean;
  compared: Record<Exclude<DayPart, 'commitment'>, number>;
  differences: Difference[];
}

/** As text that is the same for the same value, whatever the order of its fields. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [two]) => (one < two ? -1 : 1)))
      : inner,
  );
}

function withoutRunning({ live: _, ...scores }: Scores): Scores {
  return scores;
}

function shownCounts(counts: MatchCounts | null): object {
  return Object.fromEntries(
    Object.entries(counts ?? {}).map(([kind, count]) => [kind, withoutRunning(count)]),
  );
}

function shownGoal({ side, part, minute, player, own = false }: Goal) {
  return { side, period: String(part), minute: minute ?? null, player, own };
}

function publishedGoal({
  side,
  period,
  minute,
  scorer,
}: NonNullable<PublishedResult['goals']>[number]) {
  const { participant, isOwnGoal: own } = scorer ?? {};
  return { side: side === 'home' ? '1' : '2', period, minute, player: participant?.id, own };
}

/** What is said of a fixture before it is played. */
function announced({ fixture }: FixtureRecord) {
  const { league, home, away, startsAt } = fixture;
  const teams = { home: home.name, away: away.name, homeId: home.id, awayId: away.id };
  return { leagueId: league.id, ...teams, startsAt };
}

function resultOf({ status, scores, counts, goals }: FinalFacts) {
  return {
    status,
    scores: withoutRunning(scores),
    counts: shownCounts(counts),
    goals: goals?.map(shownGoal) ?? null,
  };
}

function publishedResult({ status, scores, counts = {}, goals }: PublishedResult) {
  return { status, scores, counts, goals: goals?.map(publishedGoal) ?? null };
}

function groupBy<Item extends { fixtureId: string }>(items: readonly Item[]) {
  return Map.groupBy(items, ({ fixtureId }) => fixtureId);
}

const inWords = (at: number) => new Date(at).toISOString();

/** The odds at which bets were taken at some instant from `from` until before `to`. */
function heldWithin(steps: readonly PriceStep[], from: number, to: number): number[] {
  return steps.flatMap(([since, odds, isOpen], place) => {
    const until = steps[place + 1]?.[0] ?? Number.POSITIVE_INFINITY;
    return isOpen && since < to && until > from ? odds : [];
  });
}

function drawnOdds(odds: readonly number[]): string {
  return odds.length === 0 ? 'none' : [...new Set(odds)].join(', ');
}

function priceDifference(
  part: DayPart,
  { fixtureId, marketId, outcome, odds, ...rest }: PublishedPrice | TakenPrice,
  drawn: string,
): Difference {
  const taken = 'at' in rest ? ` taken at ${inWords(rest.at)}` : '';
  const what = `price of ${marketId} ${outcome}${taken}`;
  return { part, fixtureId, what, published: String(odds), drawn };
}

function comparePrices(
  prices: PriceRecord,
  last: readonly PublishedPrice[],
  taken: readonly TakenPrice[],
): Difference[] {
  const stepsOf = ({ marketId, outcome }: PublishedPrice) =>
    prices.get(selectionId(marketId, outcome)) ?? [];
  const differences: Difference[] = [];
  for (const one of last) {
    const steps = stepsOf(one).map(([, odds]) => odds);
    if (steps.includes(one.odds)) continue;
    differences.push(priceDifference('lastPrices', one, drawnOdds(steps)));
  }
  for (const one of taken) {
    const held = heldWithin(stepsOf(one), one.at - LAG, one.at + SECOND);
    if (held.includes(one.odds)) continue;
    differences.push(priceDifference('takenPrices', one, drawnOdds(held)));
  }
  return differences;
}

/** The fields of two records that differ. */
function compareFields(
  { part, fixtureId }: Pick<Difference, 'part' | 'fixtureId'>,
  published: Readonly<Record<string, unknown>>,
  drawn: Readonly<Record<string, unknown>>,
): Difference[] {
  return Object.entries(drawn).flatMap(([what, value]) => {
    const [publishedText, drawnText] = [textOf(published[what]), textOf(value)];
    return publishedText === drawnText
      ? []
      : { part, fixtureId, what, published: publishedText, drawn: drawnText };
  });
}

/**
 * Draws a day of simulated matches again from its secret and holds all that was published of it against that. Nothing is excused:
 * matches that were staged by hand are no matches of the secret. A server that was away published fewer prices, each of them one of the
 * secret's; what it then publishes of results is the same.
 */
export function verifyDay(
  { secret, day, gamesADay, commitment, committedAt }: PublishedDay,
  published: Published,
): DayComparison {
  const comparison: DayComparison = {
    corrected: [],
    before: [],
    differences: [],
    isLate: committedAt > startOfDay(day) - LONGEST_LEAD,
    compared: { matches: 0, results: 0, lastPrices: 0, takenPrices: 0 },
  };
  const { corrected, before, compared, differences } = comparison;
  const hash = commitmentOf(secret);
  const ofDay = { part: 'commitment', fixtureId: null, what: 'SHA-256 of the secret' } as const;
  if (hash !== commitment) differences.push({ ...ofDay, published: commitment, drawn: hash });

  const results = new Map(published.results.map((result) => [result.id, result]));
  const lastPrices = groupBy(published.lastPrices);
  const takenPrices = groupBy(published.takenPrices);
  for (const record of dayRecord(secret, day, gamesADay)) {
    const { id } = record.fixture;
    const ofMatch = { part: 'matches', fixtureId: id } as const;
    const result = results.get(id);
    const facts = record.facts();
    if (result) {
      compared.matches += 1;
      differences.push(...compareFields(ofMatch, { ...result }, announced(record)));
      if (result.isCorrected) {
        corrected.push(id);
      } else {
        compared.results += 1;
        const ofResult = { part: 'results', fixtureId: id } as const;
        differences.push(...compareFields(ofResult, publishedResult(result), resultOf(facts)));
      }
    } else if (comparison.isLate && facts.at <= committedAt - KEPT) {
      before.push(id);
    } else {
      const drawn = textOf({ ...announced(record), ...resultOf(facts) });
      differences.push({ ...ofMatch, what: 'match', published: 'none', drawn });
    }
    const [last = [], taken = []] = [lastPrices.get(id), takenPrices.get(id)];
    compared.lastPrices += last.length;
    compared.takenPrices += taken.length;
    if (last.length > 0 || taken.length > 0)
      differences.push(...comparePrices(record.prices(), last, taken));
    for (const known of [results, lastPrices, takenPrices]) known.delete(id);
  }
  for (const result of results.values()) {
    const none = { part: 'matches', fixtureId: result.id, what: 'match', drawn: 'none' } as const;
    differences.push({ ...none, published: textOf(result) });
  }
  const drawn = 'no such match';
  for (const one of [...lastPrices.values()].flat())
    differences.push(priceDifference('lastPrices', one, drawn));
  for (const one of [...takenPrices.values()].flat())
    differences.push(priceDifference('takenPrices', one, drawn));
  return comparison;
}
