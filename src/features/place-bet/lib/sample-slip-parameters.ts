import { $account, $slip, $stake } from '@/entities/slip';
import { makeLegs } from '@/entities/slip/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { createKeyFx } from '../model/placement';

const account = { id: 'mem_1', balance: 1_284_500, currency: 'KRW', level: 3 };

/** Parameters of a story at a board, with three legs and a stake on the slip and a server that does not answer a bet. */
export function slipParameters(...values: [unknown, unknown][]) {
  const common = [
    [$slip, { legs: makeLegs(3), bonus: null }],
    [$stake, 50_000],
    [$account, account],
    [$api, createFakeApi({ 'POST /bet': () => new Promise(() => {}) })],
  ] as const;
  // Other stories run beside this one, in tabs that would wait for each other.
  const handlers = [[createKeyFx, () => 'key-1']] as const;
  return {
    router: { path: '/korea/cross' },
    scope: () => makeScope({ values: [...common, ...values], handlers: [...handlers] }),
  };
}
