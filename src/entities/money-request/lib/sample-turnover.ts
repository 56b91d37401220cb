import type { HeldBonus } from './turnover';

/** Points of a deposit that wait for their turnover. */
export function makeHeldBonus(part: Partial<HeldBonus> = {}): HeldBonus {
  return {
    id: 'tur_held',
    points: 50_000,
    required: 2_000_000,
    done: 640_000,
    requiredWithout: 1_000_000,
    ...part,
  };
}
