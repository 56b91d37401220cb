import type { FeedUpdate } from '#rules/feed.ts';
import { isStoppedByGoal } from '#rules/in-play.ts';
import { LEG_RESULT } from '#rules/leg-result.ts';
import { isSameScore } from '#rules/scores.ts';
import { settleSelection } from '#rules/settle.ts';
import { inPlayDelaySeconds, type SportKey } from '#rules/sports.ts';
import { MINUTE, SECOND } from '../model.ts';
import type { Random } from '../random.ts';
import { BREAK, featuresOf } from './features.ts';
import { createView, type MemberView, pointsOf, type SeenMarket, see } from './member-view.ts';
import type { End } from './season.ts';

/** A single that was accepted, with what the enemy saw when he pressed. */
export interface Bought {
  outcome: string;
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

const RETURNS: Readonly<Record<number, (odds: number) => number>> = {
  [LEG_RESULT.lost]: () => 0,
  [LEG_RESULT.won]: (odds) => odds / 100,
  [LEG_RESULT.void]: () => 1,
  [LEG_RESULT.halfLost]: () => 0.5,
  [LEG_RESULT.halfWon]: (odds) => (odds / 100 + 1) / 2,
};

/** What a unit on a selection returns at the end of a game. Throws when its market cannot be settled by then. */
export function returnOf(
  sport: SportKey,
  end: End,
  market: SeenMarket['market'],
  index: number,
): number {
  const { typeId, line, offerScore, selections } = market;
  const { outcome = '', odds = 0 } = selections[index] ?? {};
  const result = settleSelection({
    typeId,
    outcome,
    line,
    offerScore,
    offered: selections.map((each) => each.outcome),
    sport,
    scores: end.scores,
    finishedParts: end.finished,
    finished: true,
    ...(end.firstScorer && { firstScorer: end.firstScorer }),
  });
  const returned = RETURNS[result]?.(odds);
  if (returned === undefined) throw new Error(`${typeId} ${outcome}: ${result}`);
  return returned;
}

/** Whether a bet still stands at the end of its delay, as the server judges it for who takes no worse odds. */
function isAccepted(sport: SportKey, view: MemberView, pressed: Pressed): boolean {
  if (!pressed.isInPlay) return true;
  const now = view.open.get(pressed.key)?.market;
  if (!now || !isSameScore(now.offerScore, pressed.seen.offerScore)) return false;
  if (isStoppedByGoal(sport) && pointsOf(view.scores) !== pressed.points) return false;
  const [before, after] = [pressed.seen, now].map(
    (market) => market.selections[pressed.index]?.odds,
  );
  return (after ?? 0) >= (before ?? 0);
}

function press(view: MemberView, at: number): Pressed[] {
  const isInPlay = view.status === 2;
  const points = pointsOf(view.scores);
  return [...view.open].flatMap(([key, seen]) =>
    seen.market.selections.map((_, index) => {
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
const ALWAYS_FRESH: readonly SportKey[] = ['basketball', 'volleyball'];

function eagerness(sport: SportKey, view: MemberView, at: number): number {
  if (view.status !== 2) return 1;
  if (!ALWAYS_FRESH.includes(sport) && at - view.scoredAt < FRESH.for) return FRESH.times;
  if (view.clock?.period === BREAK) return 1;
  if (at - view.messageAt > SILENT.after) return SILENT.times;
  return at - view.reopenedAt > LONG.after ? LONG.times : 1;
}

/** Seconds after a message at which the enemy looks again, if no other has come. */
const QUIET = [5, 10, 16, 22, 30, 60, 120, 200, 270, 330, 390, 450, 540, 600, 660, 750];

/**
 * Follows a fixture by its messages and buys everything on offer at moments that `random` chooses: each message and
 * each silence with a chance of `look`, more often where it might pay to know.
 */
export function follow(
  sport: SportKey,
  messages: readonly FeedUpdate[],
  look: number,
  random: Random,
): Bought[] {
  const view = createView();
  const delay = inPlayDelaySeconds(sport) * SECOND;
  const accepted: Pressed[] = [];
  let waiting: Pressed[] = [];
  const judgeUntil = (at: number) => {
    const due = waiting.filter((pressed) => pressed.at + delay < at);
    if (due.length === 0) return;
    accepted.push(...due.filter((pressed) => isAccepted(sport, view, pressed)));
    waiting = waiting.filter((pressed) => pressed.at + delay >= at);
  };
  messages.forEach((message, index) => {
    judgeUntil(message.at);
    see(view, message);
    if (random.next() < look * eagerness(sport, view, message.at))
      waiting.push(...press(view, message.at));
    const next = messages[index + 1]?.at ?? message.at;
    for (const seconds of QUIET) {
      const at = message.at + seconds * SECOND;
      if (at >= next) break;
      judgeUntil(at);
      if (random.next() < look * eagerness(sport, view, at)) waiting.push(...press(view, at));
    }
  });
  return accepted.map(({ seen, index, features }) => {
    const { outcome = '', odds = 100 } = seen.selections[index] ?? {};
    const staked = 100 / odds;
    return { outcome, features, staked, returned: staked * returnOf(sport, view, seen, index) };
  });
}
