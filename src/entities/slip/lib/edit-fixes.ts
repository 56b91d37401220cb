import type { RejectedEdit } from './edit';
import type { SlipFix } from './fix';
import type { RefusalCode } from './rules';

const clashes: readonly RefusalCode[] = ['SAME_FIXTURE_COMBINATION', 'JOINT_KINDS', 'JOINT_SYSTEM'];

/** The ways to have a refused pick or bonus pick all the same, on a slip of so many legs; [] when there is none. */
export function editFixes({ edit, refusal }: RejectedEdit, legCount: number): SlipFix[] {
  const { code, selectionIds = [] } = refusal;
  const isBonusRule = code === 'BONUS_LOW_ODDS' || code === 'BONUS_IN_PLAY';
  if (isBonusRule && edit.kind === 'pick') return [{ kind: 'dropBonus' }];
  if (code === 'JOINT_BONUS' && edit.kind === 'pick') return [{ kind: 'dropBonus' }];
  const isFreedByDropping = isBonusRule || clashes.includes(code);
  if (!isFreedByDropping || selectionIds.length === 0) return [];
  // Too few legs left for the bonus: the member would lose them for nothing.
  const needed = edit.kind === 'bonus' ? edit.folders : 0;
  return legCount - selectionIds.length < needed ? [] : [{ kind: 'dropLegs', selectionIds }];
}
