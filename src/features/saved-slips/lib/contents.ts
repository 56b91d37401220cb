import { type DomesticSlip, kindOf, modeOf } from '@/entities/slip';
import type { SlipContents } from '../api';

/** A name as it is kept: blanks around it, and more than one within it, are no part of it. */
export function tidyName(typed: string): string {
  return typed.replace(/\s+/g, ' ').trim();
}

/** What is saved of a slip: its picks at the odds of now, and what they become. Neither a stake nor a bonus pick. */
export function contentsOf(slip: DomesticSlip, name: string): SlipContents {
  const kind = kindOf(slip);
  return {
    name: tidyName(name),
    kind,
    mode: modeOf(slip),
    ...(kind === 'system' && { sizes: [...(slip.sizes ?? [])] }),
    legs: slip.legs.map(({ selectionId, odds }) => ({ selectionId, odds })),
  };
}
