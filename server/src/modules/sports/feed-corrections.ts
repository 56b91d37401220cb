import { isDeepStrictEqual } from 'node:util';
import { isFinished } from '#rules/fixture-status.ts';
import type { Goal, MatchCounts } from '#rules/match-facts.ts';
import type { Score, Scores } from '#rules/scores.ts';
import type { FeedUpdate } from './feed/types.ts';
import { CORRECTION_MS } from './retention.ts';
import type { Fixture, FixtureDraft } from './types.ts';

function isSameScore(left: Score | undefined, right: Score | undefined): boolean {
  return left?.home === right?.home && left?.away === right?.away;
}

/** Whether scores of the parts named differ. */
export function differ(left: Scores, right: Scores, codes: readonly string[]): boolean {
  return codes.some((code) => !isSameScore(left[code], right[code]));
}

/** Whether something that is counted differs in some parts, or in any where none is named. */
export function countsDiffer(
  left: MatchCounts,
  right: MatchCounts,
  parts?: readonly string[],
): boolean {
  const kinds = new Set([...Object.keys(left), ...Object.keys(right)] as (keyof MatchCounts)[]);
  return [...kinds].some((kind) => {
    const [one, other] = [left[kind] ?? {}, right[kind] ?? {}];
    const named = Object.keys({ ...one, ...other });
    return differ(one, other, parts ?? named);
  });
}

/** Whether goals that were reported before have another scorer now, or are gone. */
export function goalsDiffer(known: readonly Goal[] | null, reported: readonly Goal[]): boolean {
  return known?.some((goal, at) => !isDeepStrictEqual(goal, reported[at])) ?? false;
}

/** Whether a finished match is reported with other scorers, others who played, or another reason of its end. */
function isScoredByOthers(fixture: Fixture, { goals, players, ending }: FeedUpdate): boolean {
  const isOther = (known: unknown, reported: unknown) =>
    reported !== undefined && !isDeepStrictEqual(known, reported);
  return [
    isOther(fixture.goals, goals),
    isOther(fixture.players, players),
    isOther(fixture.ending, ending),
  ].includes(true);
}

/** Adds the parts that an update says are over. */
export function addFinishedPeriods(fixture: FixtureDraft, update: FeedUpdate): void {
  const periods = update.finishedPeriods?.filter((one) => !fixture.finishedPeriods.includes(one));
  if (periods?.length) fixture.finishedPeriods = [...fixture.finishedPeriods, ...periods];
}

/**
 * Takes a corrected score or count of a finished match within 24 hours of its end. A score is compared with what the feed said before,
 * not with `scores`: what staff corrected stays. So is a count.
 */
export function correctFinished(fixture: FixtureDraft, update: FeedUpdate): void {
  const { feedScores, feedCounts, finishedAt } = fixture;
  const { scores, counts, status, firstScorer, at } = update;
  if (!isFinished(fixture.status) || status === undefined || !isFinished(status)) return;
  if (!feedScores || !scores || at - (finishedAt ?? 0) > CORRECTION_MS) return;
  const codes = [...new Set([...Object.keys(feedScores), ...Object.keys(scores)])];
  const isRecounted = counts !== undefined && countsDiffer(feedCounts ?? {}, counts);
  const isRescored = isScoredByOthers(fixture, update);
  if (!differ(feedScores, scores, codes) && !isRecounted && !isRescored) return;
  addFinishedPeriods(fixture, update);
  // What staff corrected stays where the feed says what it said before.
  if (differ(feedScores, scores, codes)) fixture.scores = { ...fixture.scores, ...scores };
  if (counts && isRecounted) {
    fixture.counts = counts;
    fixture.feedCounts = counts;
  }
  if (update.goals) fixture.goals = update.goals;
  if (update.players) fixture.players = update.players;
  if (update.ending) fixture.ending = update.ending;
  fixture.feedScores = scores;
  fixture.firstScorer = firstScorer ?? fixture.firstScorer;
  fixture.resultVersion += 1;
}
