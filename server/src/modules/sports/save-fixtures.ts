import { goalsAddUp } from '#rules/events-for.ts';
import { isOver, isUpcoming } from '#rules/fixture-status.ts';
import type { Queryable } from '../../lib/db.ts';
import { marketsOn } from './boards.ts';
import {
  type BoardMarketsRow,
  type FixtureChange,
  moveSelections,
  saveBoardMarkets,
  saveFixtureRows,
  saveMarkets,
  saveSelections,
  type SelectionRow,
} from './offer-repository.ts';
import { correctedAmong } from './corrected-before-repository.ts';
import { goalsDiffer } from './feed-corrections.ts';
import type { Fixture, Market, Selection } from './types.ts';

/** A fixture as it is stored, null when it is not, and as it is to be. */
export interface FixtureStep {
  before: Fixture | null;
  after: Fixture;
}

const COLUMNS = [
  'startsAt',
  'status',
  'clock',
  'scores',
  'counts',
  'outlook',
  'finishedPeriods',
  'firstScorer',
  'participants',
  'goals',
  'players',
  'interruption',
  'ending',
  'finishedAt',
  'resultVersion',
  'feedScores',
  'feedCounts',
  'events',
] as const;

/** Whether goals are known that make up the score, so that their order decides bets. */
function isOrderKnown({ goals, scores, sport }: Fixture): boolean {
  return goals !== null && goals.length > 0 && goalsAddUp(goals, { scores, sport });
}

/** Whether there is a goal more, or the score has caught up with the goals that came before it. */
function hasNewGoals({ before, after }: FixtureStep): boolean {
  if (after.firstScorer !== null && !before?.firstScorer) return true;
  if ((after.goals?.length ?? 0) > (before?.goals?.length ?? 0)) return true;
  return isOrderKnown(after) && !(before && isOrderKnown(before));
}

/** Whether a goal that bets may have been settled by is gone, or was another one's. */
function isTakenBack({ before, after }: FixtureStep): boolean {
  if (!before) return false;
  if (before.goals) return goalsDiffer(before.goals, after.goals ?? []);
  if (before.firstScorer === null) return false;
  // A feed that names no scorers does not take back who scored first: it takes back the score.
  const { live: known } = before.scores;
  const { live: running } = after.scores;
  const isFewer = known && running && running.home + running.away < known.home + known.away;
  return before.firstScorer !== after.firstScorer || isFewer === true;
}

/** How often results were corrected since; added in the database, where staff correct as well. */
function corrections(step: FixtureStep): number {
  const { before, after } = step;
  return Math.max(after.resultVersion - (before?.resultVersion ?? 0), isTakenBack(step) ? 1 : 0);
}

/** Whether bets have something new to be settled by: an end, or a goal where their order decides. */
function isToSettle(step: FixtureStep): boolean {
  const { before, after } = step;
  if (corrections(step) > 0 || hasNewGoals(step)) return true;
  if (isOver(after.status) && after.status !== before?.status) return true;
  return after.finishedPeriods.length > (before?.finishedPeriods.length ?? 0);
}

/** Whether the market's own row changes; most changes are of odds alone. */
function isOtherMarket(old: Market | undefined, market: Market): boolean {
  return (
    !old ||
    old.status !== market.status ||
    old.phase !== market.phase ||
    old.name !== market.name ||
    old.offerScore !== market.offerScore ||
    old.offered !== market.offered
  );
}

async function changedFixtures(
  q: Queryable,
  steps: readonly FixtureStep[],
): Promise<FixtureChange[]> {
  const changed = steps.filter(
    ({ before, after }) => !before || COLUMNS.some((key) => before[key] !== after[key]),
  );
  const reported = changed.filter((step) => isToSettle(step) && corrections(step) === 0);
  const corrected = await correctedAmong(
    q,
    reported.map(({ after }) => after.id),
  );
  return changed.map((step) => {
    const { markets: _, mainLines: __, ...row } = step.after;
    const isSame = step.before?.participants === row.participants;
    // Squads are large and change hardly ever; a clock does every minute.
    const participants = isSame ? null : row.participants;
    const again = corrected.has(row.id) ? 1 : corrections(step);
    return { ...row, participants, settle: isToSettle(step), corrections: again };
  });
}

/** What the domestic board showed of each fixture that is no longer to come, for its result. */
function shownLast(steps: readonly FixtureStep[]): BoardMarketsRow[] {
  return steps.flatMap(({ before, after }) => {
    if (!before || !isUpcoming(before.status) || isUpcoming(after.status)) return [];
    const markets = marketsOn('cross', before).map(
      ({ id, typeId, line, offerScore, selections }) => ({
        id,
        typeId,
        line,
        offerScore,
        outcomes: selections.map(({ outcome, odds }) => ({ outcome, odds })),
      }),
    );
    return markets.length > 0 ? [{ id: before.id, markets }] : [];
  });
}

/** Stores what changed of each fixture, its markets and selections; nothing else is written. */
export async function saveFixtures(
  q: Queryable,
  source: string,
  steps: readonly FixtureStep[],
): Promise<void> {
  const markets: Market[] = [];
  const added: SelectionRow[] = [];
  const moved: Selection[] = [];
  for (const { before, after } of steps) {
    for (const market of after.markets.values()) {
      const old = before?.markets.get(market.id);
      if (old === market) continue;
      if (isOtherMarket(old, market)) markets.push(market);
      const known = new Map(old?.selections.map((one) => [one.id, one]));
      for (const one of market.selections) {
        const stored = known.get(one.id);
        if (!stored) added.push({ ...one, marketId: market.id, fixtureId: market.fixtureId });
        else if (stored.odds !== one.odds || stored.status !== one.status) moved.push(one);
      }
    }
  }
  await saveFixtureRows(q, source, await changedFixtures(q, steps));
  await saveBoardMarkets(q, shownLast(steps));
  await saveMarkets(q, markets);
  await saveSelections(q, added);
  await moveSelections(q, moved);
}
