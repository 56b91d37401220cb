import type { FeedUpdate } from '#rules/feed.ts';
import { isStoppedByGoal, slipDelayMs } from '#rules/in-play.ts';
import { orderFor } from '#rules/events-for.ts';
import { LEG_RESULT } from '#rules/leg-result.ts';
import { marketType } from '#rules/markets/market-types.ts';
import type { MatchCounts } from '#rules/match-facts.ts';
import { isSameScore } from '#rules/scores.ts';
import { settleSelection } from '#rules/settle.ts';
import { MINUTE, SECOND } from '../model.ts';
import type { Random } from '../random.ts';
import { BREAK, featuresOf } from './features.ts';
import {
  countOf,
  createView,
  type MemberView,
  pointsOf,
  type SeenMarket,
  see,
} from './member-view.ts';
import type { End } from './season.ts';
import type { PlayedSport } from '../sport-models.ts';

/** Where a market is bought: on the boards or on the fixture's own page alone, of which what counts no score is apart. */
export const PLACES = ['board', 'page', 'counts'] as const;
export type Place = (typeof PLACES)[number];

/** A single that was accepted, with what the enemy saw when he pressed. */
export interface Bought {
  outcome: string;
  place: Place;
  features: readonly number[];
  /** What wins about one unit: the same edge shows in fewer games when long shots do not decide the sum. */
  staked: number;
  returned: number;
}

interface Pressed {
  at: number;
  key: string;
  seen: SeenMarket['market'];
  index: number;
  points: number;
  features: readonly number[];
  isInPlay: boolean;
}

/** What stops a held bet on a market as soon as there is one more: points, or what it counts in their place. */
function countedFor(view: MemberView, typeId: number): number {
  const counted = marketType(typeId)?.counts as keyof MatchCounts | undefined;
  return counted === undefined ? pointsOf(view.scores) : countOf(view, counted);
}

const RETURNS: Readonly<Record<number, (odds: number) => number>> = {
  [LEG_RESULT.lost]: () => 0,
  [LEG_RESULT.won]: (odds) => odds / 100,
  [LEG_RESULT.void]: () => 1,
  [LEG_RESULT.halfLost]: () => 0.5,
  [LEG_RESULT.halfWon]: (odds) => (odds / 100 + 1) / 2,
};

/** Corners and cards are read as they are: an end has no other events. */
function factsOf(sport: PlayedSport, { scores, goals, firstScorer }: End) {
  return { sport, scores, events: [], goals: goals ?? null, firstScorer };
}

/** What a unit on a selection returns at the end of a game. Throws when its market cannot be settled by then. */
export function returnOf(
  sport: PlayedSport,
  end: End,
  market: SeenMarket['market'],
  index: number,
): number {
  const { typeId, line, offerScore, selections } = market;
  const { outcome = '', odds = 0 } = selections[index] ?? {};
  const type = marketType(typeId);
  const result = settleSelection({
    typeId,
    outcome,
    line,
    offerScore,
    offered: selections.map((each) => each.outcome),
    sport,
    scores: end.scores,
    counts: end.counts,
    ...(type?.counts ? { events: end.counted } : orderFor(type, factsOf(sport, end))),
    ...(end.players && { players: end.players }),
    finishedParts: end.finished,
    finished: true,
  });
  const returned = RETURNS[result]?.(odds);
  if (returned === undefined) throw new Error(`${typeId} ${outcome}: ${result}`);
  return returned;
}

/** Whether a bet is still taken at the end of its delay, as the server decides for who takes no worse odds. */
function isAccepted(sport: PlayedSport, view: MemberView, pressed: Pressed): boolean {
  if (!pressed.isInPlay) return true;
  const now = view.open.get(pressed.key)?.market;
  if (!now || !isSameScore(now.offerScore, pressed.seen.offerScore)) return false;
  if (isStoppedByGoal(sport) && countedFor(view, pressed.seen.typeId) !== pressed.points)
    return false;
  const [before, after] = [pressed.seen, now].map(
    (market) => market.selections[pressed.index]?.odds,
  );
  return (after ?? 0) >= (before ?? 0);
}

/** The markets of a fixture's own page, and the chance by which he chooses among them. */
export interface Page {
  typeIds: ReadonlySet<number>;
  random: Random;
}

/** So many of each place he buys at one look, all of a board: in a season he has bought each. */
const AT_ONE_LOOK: Readonly<Record<Place, number>> = {
  board: Number.POSITIVE_INFINITY,
  page: 16,
  counts: 8,
};

function placeOf({ typeIds }: Page, typeId: number): Place {
  if (marketType(typeId)?.counts) return 'counts';
  return typeIds.has(typeId) ? 'page' : 'board';
}

function press(view: MemberView, at: number, page: Page): Pressed[] {
  const isInPlay = view.status === 2;
  const open = [...view.open].map((entry) => ({
    entry,
    place: placeOf(page, entry[1].market.typeId),
  }));
  const shares = new Map(
    PLACES.map((place) => [
      place,
      AT_ONE_LOOK[place] / open.filter((one) => one.place === place).length,
    ]),
  );
  const chosen = open.filter(({ place }) => {
    const share = shares.get(place) ?? 1;
    return share >= 1 || page.random.next() < share;
  });
  return chosen.flatMap(({ entry: [key, seen] }) =>
    seen.market.selections.map((_, index) => {
      const points = countedFor(view, seen.market.typeId);
      const features = featuresOf(view, seen, index, at);
      return { at, key, seen: seen.market, index, points, features, isInPlay };
    }),
  );
}

/** How much more often the enemy looks while the score is fresh, in silence, and while nothing has happened for long. */
const FRESH = { for: 40 * SECOND, times: 20 };
const SILENT = { after: 15 * SECOND, times: 30 };
const LONG = { after: 9.5 * MINUTE, times: 10 };

/** Where every other message is a score, a fresh one is nothing to wait for. */
const ALWAYS_FRESH: readonly PlayedSport[] = ['basketball', 'volleyball'];

function eagerness(sport: PlayedSport, view: MemberView, at: number): number {
  if (view.status !== 2) return 1;
  if (!ALWAYS_FRESH.includes(sport) && at - view.scoredAt < FRESH.for) return FRESH.times;
  if (view.clock?.period === BREAK) return 1;
  if (at - view.offerAt > SILENT.after) return SILENT.times;
  return at - view.reopenedAt > LONG.after ? LONG.times : 1;
}

/** Seconds after a message at which the enemy looks again, if no other has come. */
const QUIET = [5, 10, 16, 22, 30, 60, 120, 200, 270, 330, 390, 450, 540, 600, 660, 750];

/**
 * Follows a fixture by its messages and buys what is on offer, of its page some, at moments that `random` chooses: each message and
 * each silence with a chance of `look`, more often where it might pay to know.
 */
export function follow(
  sport: PlayedSport,
  messages: readonly FeedUpdate[],
  look: number,
  random: Random,
  page: Page,
): Bought[] {
  const view = createView();
  const delay = slipDelayMs([sport]);
  const accepted: Pressed[] = [];
  let waiting: Pressed[] = [];
  const decideUntil = (at: number) => {
    const due = waiting.filter((pressed) => pressed.at + delay < at);
    if (due.length === 0) return;
    accepted.push(...due.filter((pressed) => isAccepted(sport, view, pressed)));
    waiting = waiting.filter((pressed) => pressed.at + delay >= at);
  };
  messages.forEach((message, index) => {
    decideUntil(message.at);
    see(view, message);
    if (random.next() < look * eagerness(sport, view, message.at))
      waiting.push(...press(view, message.at, page));
    const next = messages[index + 1]?.at ?? message.at;
    for (const seconds of QUIET) {
      const at = message.at + seconds * SECOND;
      if (at >= next) break;
      decideUntil(at);
      if (random.next() < look * eagerness(sport, view, at)) waiting.push(...press(view, at, page));
    }
  });
  return accepted.map(({ seen, index, features }) => {
    const { outcome = '', odds = 100 } = seen.selections[index] ?? {};
    const staked = 100 / odds;
    return {
      outcome,
      place: placeOf(page, seen.typeId),
      features,
      staked,
      returned: staked * returnOf(sport, view, seen, index),
    };
  });
}
