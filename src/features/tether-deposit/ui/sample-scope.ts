import { allSettled } from 'effector';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { makeScope } from '@/shared/lib/test-scope';
import { makeTetherTerms } from '../lib/sample-payments';
import { deposit } from '../model/deposit';

/** 21 November 2026, 18:42:07 in Seoul: 41 minutes and 53 seconds of the sample's rate are left. */
export const sampleNow = kstInstant('2026-11-21 18:42:07');

export type Answers = NonNullable<Parameters<typeof createFakeApi>[0]>;

/** The page is open. */
export function openedScope(answers: Answers = {}) {
  const api = createFakeApi({
    'GET /charge/crypto': { body: makeTetherTerms() },
    'GET /charge/crypto/history': { body: { data: [], nextCursor: null } },
    'GET /charge/tetherDepositUrl': { body: { url: 'https://pay.example.com/deposit/5k0w3e7u' } },
    ...answers,
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [$now, sampleNow],
    ],
  });
  void allSettled(deposit.opened, { scope });
  return scope;
}
