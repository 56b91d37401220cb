import { createEvent, createStore, sample } from 'effector';
import { createApiFx, request, isGetSuggestionCodeAnswer } from '@/shared/api';
import type { Referral } from '../lib/payload';

/** Looks a code up; null where no member has it. */
export const lookUpCodeFx = createApiFx(async (api, typed: string): Promise<Referral | null> => {
  const code = typed.trim();
  const params = { query: { codeEquals: code } };
  const [record] = await request(api.GET('/suggestioncode', { params }), isGetSuggestionCodeAnswer);
  return record ? { code, memberId: record.memberId } : null;
});

export const referralFound = createEvent<Referral>();
export const referralCleared = createEvent();

/** Code and referrer of the sign-up under way. */
export const $referral = createStore<Referral | null>(null);

sample({ clock: referralFound, target: $referral });
sample({ clock: referralCleared, fn: () => null, target: $referral });
