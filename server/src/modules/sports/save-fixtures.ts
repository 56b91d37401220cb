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

/** How often results were corrected since; added in the database, where staff correct as well. */
function corrections({ before, after }: FixtureStep): number {
  return after.resultVersion - (before?.resultVersion ?? 0);
}

/** Whether bets have something new to be settled by. */
function isToSettle({ before, after }: FixtureStep): boolean {
  if (corrections({ before, after }) > 0) return true;
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

function changedFixtures(steps: readonly FixtureStep[]): FixtureChange[] {
  return steps
    .filter(({ before, after }) => !before || COLUMNS.some((key) => before[key] !== after[key]))
    .map((step) => {
      const { markets: _, mainLines: __, ...row } = step.after;
      const isTold = step.before?.participants === row.participants;
      // Squads are large and change hardly ever; a clock does every minute.
      const participants = isTold ? null : row.participants;
      return { ...row, participants, settle: isToSettle(step), corrections: corrections(step) };
    });
}

/** What the domestic board showed of each fixture that is no longer to come, for its result. */
function shownLast(steps: readonly FixtureStep[]): BoardMarketsRow[] {
  return steps.flatMap(({ before, after }) => {
    if (!before || !isUpcoming(before.status) || isUpcoming(after.status)) return [];
    const markets = marketsOn('cross', before).map(
      ({ id, typeId, line, offerScore, selections }) => ({
        ...{ id, typeId, line, offerScore },
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
  await saveFixtureRows(q, source, changedFixtures(steps));
  await saveBoardMarkets(q, shownLast(steps));
  await saveMarkets(q, markets);
  await saveSelections(q, added);
  await moveSelections(q, moved);
}
