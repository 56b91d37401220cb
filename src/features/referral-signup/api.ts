import { isGetSuggestionCodeAnswer, isSignupAnswer } from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { countTaken } from '@/entities/account-fields';
import { type ApiClient, request } from '@/shared/api';
import type { FieldCheck } from '@/shared/lib/form';
import type { Referral } from './lib/payload';
import { messages } from './ui/messages';

type UniqueField = keyof typeof messages.duplicates;

/** Looks a code up; null where no member has it. */
export async function lookUpCode(api: ApiClient, typed: string): Promise<Referral | null> {
  const code = typed.trim();
  const params = { query: { codeEquals: code } };
  const [record] = await request(api.GET('/suggestioncode', { params }), isGetSuggestionCodeAnswer);
  return record ? { code, memberId: record.memberId } : null;
}

/** Answers with the sentence for what only the server can object to, a taken value or an unknown code, or null. */
export async function checkField(api: ApiClient, check: FieldCheck): Promise<string | null> {
  if (check.name === 'code') {
    return (await lookUpCode(api, check.value)) === null ? messages.codeInvalid : null;
  }
  const count = await countTaken(api, check);
  return count === 0 ? null : messages.duplicates[check.name as UniqueField];
}

// The client's types take fields that are only ever null for read-only ones and refuse them; they are sent.
type SignupBody = Omit<Dto<'SignupRequest'>, 'withdrawalDate' | 'banDate'>;

/** Applies for an account. */
export function signUp(api: ApiClient, body: SignupBody) {
  return request(api.POST('/member/signup', { body }), isSignupAnswer);
}
