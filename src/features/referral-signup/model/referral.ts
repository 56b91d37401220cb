import { createEvent, createStore, sample } from 'effector';
import type { Referral } from '../lib/payload';

export const referralFound = createEvent<Referral>();
export const referralCleared = createEvent();

/** Code and referrer of the sign-up under way. */
export const $referral = createStore<Referral | null>(null);

sample({ clock: referralFound, target: $referral });
sample({ clock: referralCleared, fn: () => null, target: $referral });
