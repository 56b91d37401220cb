import { createEvent, createStore, sample } from 'effector';

/** Whose slip it is, and what may be staked. */
export interface SlipAccount {
  id: string;
  /** Balance in minor units of `currency`. */
  balance: number;
  currency: 'KRW' | 'USD';
  level: number;
}

/** The member as the slip needs to know; null is a guest. */
export const accountUpdated = createEvent<SlipAccount | null>();

export const $account = createStore<SlipAccount | null>(null);

sample({ clock: accountUpdated, target: $account });
