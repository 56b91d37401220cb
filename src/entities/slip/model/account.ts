import { createEvent, createStore, sample } from 'effector';
import type { SlipAccount } from '../lib/account';

/** The member as the slip needs to know; null is a guest. */
export const accountUpdated = createEvent<SlipAccount | null>();

export const $account = createStore<SlipAccount | null>(null);
export const $accountId = $account.map((account) => account?.id ?? null);

sample({ clock: accountUpdated, target: $account });
