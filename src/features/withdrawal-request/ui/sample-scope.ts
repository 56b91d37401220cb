import { allSettled } from 'effector';
import { $member } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { makeTetherWithdrawalTerms } from '../lib/sample-terms';
import { tetherWithdrawal } from '../model';

export type Answers = NonNullable<Parameters<typeof createFakeApi>[0]>;

/** A coin-only member has the form of tether open. */
export function tetherScope(answers: Answers = {}) {
  const api = createFakeApi({
    'GET /exchange/crypto': { body: makeTetherWithdrawalTerms() },
    ...answers,
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [$member, makeMember({ currency: 'USD', emoney: 24_500 })],
    ],
  });
  void allSettled(tetherWithdrawal.opened, { scope });
  return scope;
}
