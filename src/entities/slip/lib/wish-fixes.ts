import type { SlipFix } from './edit';
import type { Refusal } from './rules';

/** The ways to have a refused pick or bonus pick all the same; [] when there is none. */
export function wishFixes(kind: 'pick' | 'bonus', { code, selectionIds = [] }: Refusal): SlipFix[] {
  const isBonusRule = code === 'BONUS_LOW_ODDS' || code === 'BONUS_IN_PLAY';
  if (isBonusRule && kind === 'pick') return [{ kind: 'dropBonus' }];
  const isFreedByDropping = isBonusRule || code === 'SAME_FIXTURE_COMBINATION';
  return isFreedByDropping && selectionIds.length > 0 ? [{ kind: 'dropLegs', selectionIds }] : [];
}
