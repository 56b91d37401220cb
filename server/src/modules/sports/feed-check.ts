import { FIXTURE_ID } from '#rules/fixture-id.ts';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { marketId, parseSelectionId, selectionId } from '#rules/ids.ts';
import { MARKET_STATUS } from '#rules/market-status.ts';
import { marketType } from '#rules/markets/market-types.ts';
import { isOutcomeOf } from '#rules/markets/outcome-lists.ts';
import { isOdds } from '#rules/odds.ts';
import { isSportKey, type SportKey, sportOf } from '#rules/sports.ts';
import type { FeedMarket, FeedUpdate } from './feed/types.ts';
import { faultOfClock } from './feed-check-clock.ts';
import {
  faultOfEnding,
  faultOfEvents,
  faultOfGoals,
  faultOfOutlook,
  faultOfParticipants,
  faultOfPlayers,
} from './feed-check-facts.ts';
import {
  faultOfList,
  faultOfMap,
  isInstant,
  isObject,
  isOneOf,
  isScore,
  isStorable,
  isText,
  isWhole,
  shown,
  type Unchecked,
} from './feed-values.ts';

/** The highest line and price that the contract carries, and the longest id and name that are shown. */
const MAX_LINE = 1_000_000;
const MAX_ODDS = 100_000_000;
const MOST_ID = 40;
const MOST_NAME = 120;
const FIXTURE_STATUSES: readonly unknown[] = Object.values(FIXTURE_STATUS);
const OFFER_STATUSES: readonly unknown[] = Object.values(MARKET_STATUS);

const TEXTS = {
  leagueId: MOST_ID,
  home: MOST_NAME,
  away: MOST_NAME,
  homeId: MOST_ID,
  awayId: MOST_ID,
} as const;

function faultOfFixture(create: unknown): string | null {
  if (!isObject(create)) return 'create is no object';
  const { sport, startsAt } = create;
  if (typeof sport !== 'string' || !isSportKey(sport)) return `unknown sport ${shown(sport)}`;
  for (const [key, most] of Object.entries(TEXTS)) {
    const text = create[key];
    if (!isText(text)) return `${key} is empty`;
    if (text.length > most) return `${key} is too long`;
  }
  return isInstant(startsAt) ? null : 'startsAt is no instant';
}

function faultOfSelections(selections: unknown): string | null {
  if (Array.isArray(selections) && selections.length === 0) return 'no selections';
  const seen = new Set<unknown>();
  return faultOfList(selections, 'selections', ({ outcome, odds, status }) => {
    if (typeof outcome !== 'string') return `outcome ${shown(outcome)}`;
    if (seen.has(outcome)) return `outcome ${shown(outcome)} twice`;
    seen.add(outcome);
    if (typeof odds !== 'number' || !isOdds(odds) || odds > MAX_ODDS) return `odds ${shown(odds)}`;
    return isOneOf(status, OFFER_STATUSES) ? null : `status ${shown(status)}`;
  });
}

function faultOfMarket(market: Unchecked): string | null {
  const { typeId, line, offerScore, status, name, selections } = market;
  if (!isWhole(typeId, 1, 9_999_999)) return 'the type is no id';
  if (line !== null && !isWhole(line, -MAX_LINE, MAX_LINE)) return `line ${shown(line)}`;
  if (offerScore !== null && !isScore(offerScore)) return 'the score of the offer is none';
  if (!OFFER_STATUSES.includes(status)) return `status ${shown(status)}`;
  if (name !== undefined && !isText(name)) return 'the name is empty';
  if (name !== undefined && (name.length > MOST_NAME || !isStorable(name))) return 'the name';
  const type = marketType(typeId);
  if (type && type.line !== (line !== null)) return type.line ? 'no line' : `line ${shown(line)}`;
  return faultOfSelections(selections);
}

function faultOfMarkets(markets: unknown, fixtureId: string): string | null {
  const seen = new Set<string>();
  return faultOfList(markets, 'markets', (market) => {
    const { typeId, line } = market;
    const id = `${fixtureId}.${shown(typeId)}.${shown(line ?? '_')}`;
    const fault = seen.has(id) ? 'listed twice' : faultOfMarket(market);
    seen.add(id);
    return fault === null ? null : `market ${id}: ${fault}`;
  });
}

/** What is counted beside the score and may come from a feed. */
const COUNTS: readonly string[] = [
  ...(['corner', 'card', 'yellow-card', 'red-card'] as const),
  ...(['kill', 'tower', 'dragon', 'baron'] as const),
];

/** The parts of a sport, by the codes that a feed has for them. */
interface Parts {
  codes: readonly string[];
  sport: SportKey;
}

function faultOfScores(scores: unknown, { codes, sport }: Parts): string | null {
  return faultOfMap(scores, 'scores', (code, score) => {
    if (code !== 'live' && !codes.includes(code))
      return `score of a part ${shown(code)} in ${sport}`;
    return isScore(score) ? null : `score of the part ${code}`;
  });
}

function faultOfCounts(counts: unknown, parts: Parts): string | null {
  return faultOfMap(counts, 'counts', (counted, scores) => {
    if (!COUNTS.includes(counted)) return `unknown count ${shown(counted)}`;
    const fault = faultOfScores(scores, parts);
    return fault === null ? null : `${counted}: ${fault}`;
  });
}

function faultOfFinished(finished: unknown, { codes, sport }: Parts): string | null {
  if (!Array.isArray(finished)) return 'finishedPeriods is no list';
  const part = finished.find((code) => !codes.includes(code));
  return part === undefined ? null : `end of a part ${shown(part)} in ${sport}`;
}

/** What is said in one word; each may be left out, and none may be null. */
function faultOfWords(update: Unchecked): string | null {
  const { status, startsAt, firstScorer, suspend, marketsClosed } = update;
  if (!isOneOf(status, FIXTURE_STATUSES)) return `status ${shown(status)}`;
  if (startsAt !== undefined && !isInstant(startsAt)) return 'startsAt is no instant';
  if (!isOneOf(firstScorer, ['1', '2'])) return 'the first scorer';
  if (!isOneOf(suspend, [true, false])) return `suspend ${shown(suspend)}`;
  return isOneOf(marketsClosed, ['all', 'prematch'])
    ? null
    : `marketsClosed ${shown(marketsClosed)}`;
}

type PartCheck = (value: unknown, parts: Parts) => string | null;

/** What an update may carry, each with its check, in the order in which faults are looked for. */
const CARRIED: Readonly<Partial<Record<keyof FeedUpdate, PartCheck>>> = {
  participants: faultOfParticipants,
  scores: faultOfScores,
  counts: faultOfCounts,
  goals: (goals, { codes }) => faultOfGoals(goals, codes),
  players: faultOfPlayers,
  events: faultOfEvents,
  ending: (ending, { codes }) => faultOfEnding(ending, codes),
  outlook: (outlook, { codes }) => faultOfOutlook(outlook, codes),
  finishedPeriods: faultOfFinished,
  clock: (clock, { codes, sport }) => faultOfClock(clock, codes, sport),
};

function faultOfFacts(update: Unchecked, sport: SportKey): string | null {
  const parts: Parts = { codes: sportOf(sport).codes.map(String), sport };
  for (const [key, check] of Object.entries(CARRIED)) {
    const fault = update[key] === undefined ? null : check(update[key], parts);
    if (fault !== null) return fault;
  }
  return null;
}

/**
 * Why an update of a feed cannot be applied, for the log; null for one that can. `known` is the sport of the fixture when it is known;
 * an update of a fixture that is neither known nor announced is not looked at any further, for it changes nothing. Outcomes that a
 * market cannot have are no fault of the update: see `unknownOutcomes`. Throws for what is no JSON.
 */
export function faultOf(update: unknown, known: SportKey | undefined): string | null {
  if (!isObject(update)) return 'it is no object';
  const { at, fixtureId, create, markets, ...facts } = update;
  if (!isInstant(at)) return 'at is no instant';
  if (typeof fixtureId !== 'string' || !FIXTURE_ID.test(fixtureId)) return 'fixtureId is no id';
  const fault = create === undefined ? null : faultOfFixture(create);
  if (fault !== null) return fault;
  const sport = known ?? (create as FeedUpdate['create'])?.sport;
  if (!sport) return null;
  return (
    faultOfWords(facts) ??
    faultOfFacts(facts, sport) ??
    (isStorable({ ...facts, create }) ? null : 'a text or a number that cannot be stored') ??
    (markets === undefined ? null : faultOfMarkets(markets, fixtureId))
  );
}

/** What the outcomes of a market are held against: the sport of its fixture, and the ids of those who may be picked in it. */
export interface Known {
  sport: SportKey;
  ids: readonly string[];
}

/** The outcomes of a market that it cannot have: no rule would settle them, or nobody in the fixture has such an id. */
export function unknownOutcomes(
  fixtureId: string,
  { typeId, line, selections }: FeedMarket,
  known: Known,
): string[] {
  const type = marketType(typeId);
  const idOf = (outcome: string) => selectionId(marketId(fixtureId, typeId, line), outcome);
  const isKnown = (outcome: string) =>
    type ? isOutcomeOf(type, outcome, known) : parseSelectionId(idOf(outcome)) !== null;
  return selections.flatMap(({ outcome }) => (isKnown(outcome) ? [] : outcome));
}
