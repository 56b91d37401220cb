import { formatMoney, formatOdds } from '@/shared/lib/format';
import type { Opened } from '../lib/api.ts';
import { limitMessages } from './messages.ts';

/** Writes hundredths of a percent. @example percentText(9620) // '96.20%' */
export function percentText(hundredths: number): string {
  return `${formatOdds(hundredths)}%`;
}

/** The limits of a round, with their names. */
export function limitRows({ minStake, maxStake, cycleMs, currency }: Opened) {
  return [
    [limitMessages.minStake, formatMoney(minStake, currency)],
    [limitMessages.maxStake, formatMoney(maxStake, currency)],
    [limitMessages.pace, limitMessages.seconds(cycleMs)],
  ] as const;
}
