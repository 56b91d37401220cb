import type { FixtureMode } from '#rules/slip-mode.ts';
import { modeFor } from './rules';
import type { DomesticSlip } from './slip';

/** The mode of a slip: European as soon as it has a pick of that board, else what its legs make it. */
export function modeOf(slip: Pick<DomesticSlip, 'legs' | 'joint'>): FixtureMode {
  return slip.legs.some(({ isEuropean }) => isEuropean) ? 'european' : modeFor(slip);
}
