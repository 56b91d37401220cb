import {
  faultyLimit,
  LIMIT_BOUNDS,
  type LimitName,
  limitNamesOf as limitNamesOfGroup,
  limitsByGroup,
} from '#rules/limits.ts';
import { parseWhole } from '@/shared/lib/typed-number';
import type { GroupLimits } from '../model/settings';
import { messages } from '../ui/messages';

/** The limits of a group as they are typed. */
export type LimitDraft = Record<LimitName, string> & { group: GroupLimits['group'] };

/** The limits that a group has. */
export const limitNamesOf = (group: string): readonly LimitName[] =>
  limitNamesOfGroup(group as GroupLimits['group']);

const typed = (value: number | null): string => (value === null ? '' : String(value));

/** Limits as they would be typed; empty what a group has not. */
export function typedLimits({ withdrawalDay, fixturePicks, ...limits }: GroupLimits) {
  const { minStake, maxStake, maxPayout } = limits;
  return {
    minStake: String(minStake),
    maxStake: String(maxStake),
    maxPayout: String(maxPayout),
    withdrawalDay: typed(withdrawalDay),
    fixturePicks: typed(fixturePicks),
  };
}

/** Below every bound. */
const NO_NUMBER = -1;

/** What was typed, as numbers. */
export function readLimits({ group, ...texts }: LimitDraft): GroupLimits {
  const read = (name: LimitName) => parseWhole(texts[name]) ?? NO_NUMBER;
  const readOwn = (name: LimitName) => (limitNamesOf(group).includes(name) ? read(name) : null);
  return {
    group,
    minStake: read('minStake'),
    maxStake: read('maxStake'),
    maxPayout: read('maxPayout'),
    withdrawalDay: readOwn('withdrawalDay'),
    fixturePicks: readOwn('fixturePicks'),
  };
}

/** What is wrong with the typed limits beside those that are set, by field. */
export function limitProblems(
  draft: LimitDraft,
  shown: readonly GroupLimits[],
): Partial<Record<LimitName, string>> {
  const typed = readLimits(draft);
  const outside = limitNamesOf(draft.group).filter((name) => {
    const { min, max } = LIMIT_BOUNDS[name];
    const value = typed[name] ?? NO_NUMBER;
    return !(value >= min && value <= max);
  });
  if (outside.length > 0)
    return Object.fromEntries(outside.map((name) => [name, messages.termOutside(name)]));
  const fault = faultyLimit(draft.group, limitsByGroup([...shown, typed]));
  if (fault === null) return {};
  const { name, why } = fault;
  if (why === 'levels') return { [name]: messages.limitLevels[draft.group] };
  return { [name]: name === 'maxStake' ? messages.belowMinStake : messages.belowMaxStake };
}
