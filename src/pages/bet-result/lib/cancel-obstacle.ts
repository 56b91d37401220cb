import { type CancelObstacle, cancelObstacle } from '#rules/cancel.ts';
import { type Bet, isFixtureLeg } from '@/entities/bet';

/** The type of a bet without a leg in play. */
const prematch = 1;

/** Why its member cannot cancel an open bet now; null where nothing that the bet shows keeps them from it. */
export function cancelObstacleOf(
  { placedAt, type, legs, cashOut }: Bet,
  now: number,
): CancelObstacle | null {
  const fixtures = legs
    .filter(isFixtureLeg)
    .map(({ startsAt, fixtureStatus }) => ({ startsAt, status: fixtureStatus }));
  const isCashedOut = (cashOut?.stake ?? 0) > 0;
  return cancelObstacle({ placedAt, isPrematch: type === prematch, isCashedOut }, fixtures, now);
}
