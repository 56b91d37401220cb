import type { SlipFix } from './edit';
import type { Refusal } from './rules';

/** The ways to have a refused pick or bonus pick all the same; [] when there is none. */
export function wishFixes(kind: 'pick' | 'bonus', { code, selectionIds = [] }: Refusal): SlipFix[] {
  if (code === 'BONUS_LOW_ODDS' && kind === 'pick') return [{ kind: 'dropBonus' }];
  const isFreedByDropping = code === 'BONUS_LOW_ODDS' || code === 'SAME_FIXTURE_COMBINATION';
  return isFreedByDropping && selectionIds.length > 0 ? [{ kind: 'dropLegs', selectionIds }] : [];
}
