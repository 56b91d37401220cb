import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { DEFAULT_LIMITS, LIMIT_GROUPS } from '#rules/limits.ts';
import { siteChanged } from '@/entities/setting';
import { $setting } from '@/entities/setting/testing';
import { $account, $limits, $slip, pickToggled, slipHydrated } from '@/entities/slip';
import { makeLegs, makePick } from '@/entities/slip/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import './slip-limits';

const account = { id: 'mem_1', balance: 9_000_000, currency: 'KRW' as const, level: 3 };
const prematch = { minStake: 10_000, maxStake: 700_000, maxPayout: 15_000_000 };
const limits = { ...prematch, maxTotalOdds: 10_000, maxLegs: 10, maxFixturePicks: 5 };
const setting = {
  currency: 'KRW',
  oddsPolicy: 'higher',
  prematch: limits,
  european: limits,
  inPlay: limits,
  mini: limits,
  virtual: limits,
  bonusTiers: [],
  lowOddsLimit: 130,
};
const changed = { siteNoticeFlg: false, joinStartEndFlg: false };

function scopeOf(values: readonly (readonly [unknown, unknown])[]) {
  const calls: string[] = [];
  const api = createFakeApi({
    'GET /bet/setting': () => {
      calls.push('member');
      return { body: setting };
    },
    'GET /setting': () => {
      calls.push('guest');
      return { status: 503 };
    },
  });
  return { scope: makeScope({ values: [[$api, api], ...values] }), calls };
}

it('reads the limits of a member again where something was set, once there is a pick', async () => {
  const { scope, calls } = scopeOf([[$account, account]]);
  await allSettled(siteChanged, { scope, params: changed });
  expect(calls).toEqual([]);
  await allSettled(pickToggled, { scope, params: makePick() });
  expect(calls).toEqual(['member']);
  expect(scope.getState($limits).maxStake).toBe(700_000);
  await allSettled(siteChanged, { scope, params: { currentAccessUserCount: 4 } });
  expect(calls).toHaveLength(1);
  await allSettled(siteChanged, { scope, params: changed });
  expect(calls).toHaveLength(2);
});

it('requests the limits for guests where nobody has signed in', async () => {
  const { scope, calls } = scopeOf([[$slip, { legs: makeLegs(1), bonus: null }]]);
  await allSettled(siteChanged, { scope, params: changed });
  expect(calls).toEqual(['guest']);
});

it('shows a guest the limits of an ordinary member as they are set', async () => {
  const levelLimits = LIMIT_GROUPS.map((group) => ({ group, ...DEFAULT_LIMITS[group] }));
  const limitsOfSite = levelLimits.map((one) =>
    one.group === 'ordinary' ? { ...one, maxStake: 600_000 } : one,
  );
  const { scope } = scopeOf([[$setting, { levelLimits: limitsOfSite }]]);
  expect(scope.getState($limits).maxStake).toBe(5_000_000);
  await allSettled(slipHydrated, { scope });
  expect(scope.getState($limits).maxStake).toBe(600_000);
});
