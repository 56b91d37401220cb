import type { Currency } from '@/shared/lib/format';

/** Whose slip it is, and what may be staked. */
export interface SlipAccount {
  id: string;
  /** Balance in minor units of `currency`. */
  balance: number;
  currency: Currency;
  level: number;
}
