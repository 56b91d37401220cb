import { FIXTURE_ID } from '#rules/fixture-id.ts';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { parseSelectionId, marketId, selectionId } from '#rules/ids.ts';
import { MARKET_STATUS } from '#rules/market-status.ts';
import { marketType, outcomesOf } from '#rules/markets/market-types.ts';
import { isOdds } from '#rules/odds.ts';
import type { Goal, MatchCounts } from '#rules/match-facts.ts';
import {
  type FeedParticipant,
  MOST_PARTICIPANT_ID,
  MOST_PARTICIPANT_NAME,
  MOST_PARTICIPANTS,
  PARTICIPANT_KINDS,
} from '#rules/participants.ts';
import type { Score, Scores } from '#rules/scores.ts';
import { BREAK_CODE, isSportKey, type SportKey, sportOf } from '#rules/sports.ts';
import type { FeedFixture, FeedMarket, FeedSelection, FeedUpdate } from './feed/types.ts';

/** The highest score, line and price that the contract carries. */
const MAX_SCORE = 999;
const MAX_MINUTE = 120;
const MAX_LINE = 1_000_000;
const MAX_ODDS = 100_000_000;
const FIXTURE_STATUSES: readonly number[] = Object.values(FIXTURE_STATUS);
const OFFER_STATUSES: readonly number[] = Object.values(MARKET_STATUS);

function isWhole(value: unknown, least: number, most: number): value is number {
  return Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;
}

function isScore(value: Score | null): boolean {
  return isWhole(value?.home, 0, MAX_SCORE) && isWhole(value?.away, 0, MAX_SCORE);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function faultOfFixture(create: FeedFixture): string | null {
  if (!isSportKey(create.sport)) return `unknown sport ${String(create.sport)}`;
  for (const key of ['leagueId', 'home', 'away', 'homeId', 'awayId'] as const)
    if (!isText(create[key])) return `${key} is empty`;
  return isWhole(create.startsAt, 0, Number.MAX_SAFE_INTEGER) ? null : 'startsAt is no instant';
}

function faultOfSelections(
  id: string,
  selections: readonly FeedSelection[],
  outcomes: readonly string[] | null,
): string | null {
  if (selections.length === 0) return 'no selections';
  const seen = new Set<string>();
  for (const { outcome, odds, status } of selections) {
    if (seen.has(outcome)) return `outcome ${outcome} twice`;
    seen.add(outcome);
    if (outcomes ? !outcomes.includes(outcome) : !parseSelectionId(selectionId(id, outcome)))
      return `unknown outcome ${String(outcome)}`;
    if (!isOdds(odds) || odds > MAX_ODDS) return `odds ${String(odds)}`;
    if (status !== undefined && !OFFER_STATUSES.includes(status)) return `status ${String(status)}`;
  }
  return null;
}

/** Ids of those who may be picked in a fixture. */
type Ids = readonly string[];

/** The outcomes that a market may have: of one on participants their ids. Null where nobody knows its type. */
function outcomesFor(typeId: number, sport: SportKey, ids: Ids): readonly string[] | null {
  const type = marketType(typeId);
  if (!type) return null;
  const outcomes = outcomesOf(typeId, sport);
  return outcomes[0]?.startsWith('*') ? ids : outcomes;
}

function faultOfMarket(
  fixtureId: string,
  market: FeedMarket,
  { sport, ids }: { sport: SportKey; ids: Ids },
): string | null {
  const { typeId, line, offerScore, status, name } = market;
  if (!isWhole(typeId, 1, 9_999_999)) return 'the type is no id';
  if (line !== null && !isWhole(line, -MAX_LINE, MAX_LINE)) return `line ${String(line)}`;
  if (offerScore !== null && !isScore(offerScore)) return 'the score of the offer is none';
  if (!OFFER_STATUSES.includes(status)) return `status ${String(status)}`;
  if (name !== undefined && !isText(name)) return 'the name is empty';
  const type = marketType(typeId);
  if (type && type.line !== (line !== null)) return type.line ? 'no line' : `line ${String(line)}`;
  const outcomes = outcomesFor(typeId, sport, ids);
  return faultOfSelections(marketId(fixtureId, typeId, line), market.selections, outcomes);
}

function faultOfMarkets(
  { fixtureId, markets = [] }: FeedUpdate,
  known: { sport: SportKey; ids: Ids },
): string | null {
  const seen = new Set<string>();
  for (const market of markets) {
    const id = marketId(fixtureId, market.typeId, market.line);
    const fault = seen.has(id) ? 'listed twice' : faultOfMarket(fixtureId, market, known);
    if (fault) return `market ${id}: ${fault}`;
    seen.add(id);
  }
  return null;
}

const PARTICIPANT_ID = new RegExp(`^[0-9A-Za-z]{1,${MOST_PARTICIPANT_ID}}$`);

function faultOfParticipants(participants: readonly FeedParticipant[]): string | null {
  if (participants.length > MOST_PARTICIPANTS) return `${participants.length} participants`;
  const seen = new Set<string>();
  for (const { id, name, kind, side } of participants) {
    if (!PARTICIPANT_ID.test(id)) return `participant ${String(id)} has no id`;
    if (seen.has(id)) return `participant ${id} twice`;
    seen.add(id);
    if (!isText(name) || name.length > MOST_PARTICIPANT_NAME) return `the name of ${id}`;
    if (!PARTICIPANT_KINDS.includes(kind)) return `the kind of ${id}`;
    if (side !== undefined && side !== 'home' && side !== 'away') return `the side of ${id}`;
  }
  return null;
}

function faultOfGoals(goals: readonly Goal[], codes: readonly string[]): string | null {
  for (const { side, part, minute } of goals) {
    if (side !== '1' && side !== '2') return 'a goal of neither side';
    if (!codes.includes(String(part))) return `a goal in a part ${String(part)}`;
    if (minute !== undefined && !isWhole(minute, 0, MAX_MINUTE)) return 'the minute of a goal';
  }
  return null;
}

/** What is counted beside the score and may come from a feed. */
const COUNTS: readonly string[] = [
  ...(['corner', 'card', 'yellow-card', 'red-card'] as const),
  ...(['kill', 'tower', 'dragon', 'baron'] as const),
];

function faultOfScores(scores: Scores, codes: readonly string[], sport: SportKey): string | null {
  for (const [code, score] of Object.entries(scores)) {
    if (code !== 'live' && !codes.includes(code)) return `score of a part ${code} in ${sport}`;
    if (!isScore(score)) return `score of the part ${code}`;
  }
  return null;
}

function faultOfCounts(counts: MatchCounts, codes: readonly string[], sport: SportKey) {
  for (const [counted, scores] of Object.entries(counts)) {
    if (!COUNTS.includes(counted)) return `unknown count ${counted}`;
    const fault = faultOfScores(scores, codes, sport);
    if (fault !== null) return `${counted}: ${fault}`;
  }
  return null;
}

function faultOfState(update: FeedUpdate, sport: SportKey): string | null {
  const { status, startsAt, scores = {}, counts = {}, clock, finishedPeriods = [] } = update;
  const { firstScorer } = update;
  if (status !== undefined && !FIXTURE_STATUSES.includes(status)) return `status ${String(status)}`;
  if (startsAt !== undefined && !isWhole(startsAt, 0, Number.MAX_SAFE_INTEGER))
    return 'startsAt is no instant';
  const codes = sportOf(sport).codes.map(String);
  const fault = faultOfScores(scores, codes, sport) ?? faultOfCounts(counts, codes, sport);
  if (fault !== null) return fault;
  const unnamed = faultOfGoals(update.goals ?? [], codes);
  if (unnamed !== null) return unnamed;
  const part = finishedPeriods.find((code) => !codes.includes(code));
  if (part !== undefined) return `end of a part ${part} in ${sport}`;
  if (firstScorer !== undefined && !['1', '2'].includes(firstScorer)) return 'the first scorer';
  if (!clock) return null;
  if (clock.period !== String(BREAK_CODE) && !codes.includes(clock.period))
    return `clock of a part ${clock.period} in ${sport}`;
  return clock.minute === null || isWhole(clock.minute, 0, MAX_SCORE)
    ? null
    : 'minute of the clock';
}

/**
 * Why an update of a feed cannot be applied, for the log; null for one that can. `sport` is that of the fixture when it is known;
 * `participants` are those it is known to have; an update of a fixture that is neither known nor announced is not looked at any further, for it changes nothing.
 */
export function faultOf(
  update: FeedUpdate,
  known: SportKey | undefined,
  participants: readonly FeedParticipant[] | null = null,
): string | null {
  if (!isWhole(update.at, 0, Number.MAX_SAFE_INTEGER)) return 'at is no instant';
  if (!FIXTURE_ID.test(update.fixtureId)) return 'fixtureId is no id';
  const fault = update.create ? faultOfFixture(update.create) : null;
  if (fault) return fault;
  const sport = known ?? update.create?.sport;
  if (!sport) return null;
  const ids = (update.participants ?? participants ?? []).map(({ id }) => id);
  return (
    faultOfParticipants(update.participants ?? []) ??
    faultOfState(update, sport) ??
    faultOfMarkets(update, { sport, ids })
  );
}
