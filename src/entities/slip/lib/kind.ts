import { combinationCount, fittingSizes, isSystem, MAX_SYSTEM_LEGS } from '#rules/system.ts';
import type { DomesticSlip } from './slip';

/** What the legs of a slip become: a bet each, one bet of all, or a bet of every combination of some sizes. */
export const SLIP_KINDS = ['singles', 'multiple', 'system'] as const;
export type SlipKind = (typeof SLIP_KINDS)[number];

/** Whether the legs can become bets of a kind. */
export function takesKind(
  { legs, joint }: Pick<DomesticSlip, 'legs' | 'joint'>,
  kind: SlipKind,
): boolean {
  if (kind !== 'system') return legs.length > 1;
  // The lines of a system would tear apart what has one price.
  return !joint && legs.length > 2 && legs.length <= MAX_SYSTEM_LEGS;
}

/** The kind of a slip; one leg is a bet whatever was chosen. */
export function kindOf({ legs, sizes, isSingles }: DomesticSlip): SlipKind {
  if (isSingles && legs.length > 1) return 'singles';
  return sizes ? 'system' : 'multiple';
}

/** The slip stays as it is where its legs allow no other kind. A bonus pick goes with one bet of all legs only. */
export function chooseKind(slip: DomesticSlip, kind: SlipKind): DomesticSlip {
  if (kind === kindOf(slip) || !takesKind(slip, kind)) return slip;
  const { legs, joint } = slip;
  const same: DomesticSlip = { legs, bonus: null, ...(joint && { joint }) };
  if (kind === 'multiple') return same;
  return { ...same, ...(kind === 'singles' ? { isSingles: true } : { sizes: [2] }) };
}

/** How many bets a system has of one size. */
export interface SystemRow {
  size: number;
  count: number;
  isChosen: boolean;
  /** The system would be none any more without it. */
  isFixed: boolean;
}

function toggled(sizes: readonly number[], size: number): number[] {
  const others = sizes.filter((one) => one !== size);
  return others.length < sizes.length ? others : [...sizes, size].sort((a, b) => a - b);
}

/** Every size that a system of these legs may have; [] for another kind. */
export function systemRows({ legs, sizes }: DomesticSlip): SystemRow[] {
  if (!sizes) return [];
  return legs.map((_, index) => {
    const size = index + 1;
    const isChosen = sizes.includes(size);
    const isFixed = isChosen && !isSystem(legs.length, toggled(sizes, size));
    return { size, count: combinationCount(legs.length, size), isChosen, isFixed };
  });
}

/** Takes a size into the system or out of it; a size it cannot do without stays. */
export function toggleSize(slip: DomesticSlip, size: number): DomesticSlip {
  const sizes = toggled(slip.sizes ?? [], size);
  return slip.sizes && isSystem(slip.legs.length, sizes) ? { ...slip, sizes } : slip;
}

/** The sizes of a bet's system as far as they fit so many legs. */
export function sizesFor(
  sizes: readonly number[] | undefined,
  legs: number,
): Pick<DomesticSlip, 'sizes'> {
  const fitting = legs > MAX_SYSTEM_LEGS ? null : fittingSizes(sizes, legs);
  return fitting ? { sizes: fitting } : {};
}
