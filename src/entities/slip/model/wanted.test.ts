import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { makeScope } from '@/shared/lib/test-scope';
import { makeLegs } from '../lib/sample-picks';
import { $account } from './account';
import { $maxStake, $problems, $totals } from './checks';
import { fixChosen } from './fixes';
import { $slip, $stake, legRemoved, pricesUpdated, slipCleared, stakeChanged } from './slip';
import {
  $isByWinnings,
  $wanted,
  maxWantedChosen,
  stakeHeld,
  wantedAdded,
  wantedChanged,
  winningsToggled,
} from './wanted';

const member = { id: 'mem_1', balance: 1_000_000, currency: 'KRW' as const, level: 3 };

async function wanting(
  wanted: number | null,
  slip: object = {},
  account: object = member,
  stake: number | null = null,
) {
  const scope = makeScope({
    values: [
      [$slip, { legs: makeLegs(2), bonus: null, ...slip }],
      [$account, account],
      [$stake, stake],
    ],
  });
  await allSettled(winningsToggled, { scope });
  if (wanted !== null) await allSettled(wantedChanged, { scope, params: wanted });
  return scope;
}
const [first] = makeLegs(1);
const firstId = first?.selectionId ?? '';

describe('a stake by what it is to bring', () => {
  it('is the least that brings it, and moves with the odds and the legs', async () => {
    // 1.72 × 2.08 is 3.57.
    const scope = await wanting(100_000);
    expect(scope.getState($stake)).toBe(28_012);
    expect(scope.getState($totals).payout).toBe(100_002);
    await allSettled(pricesUpdated, { scope, params: { [firstId]: 200 } });
    // 2.00 × 2.08 is 4.16.
    expect(scope.getState($stake)).toBe(24_039);
    await allSettled(legRemoved, { scope, params: firstId });
    expect(scope.getState($stake)).toBe(48_077);
    expect(scope.getState($wanted)).toBe(100_000);
  });

  it('begins with what the stake would bring, and ends as the stake it came to', async () => {
    const scope = await wanting(null, {}, member, 20_000);
    expect(scope.getState($wanted)).toBe(71_400);
    expect(scope.getState($stake)).toBe(20_000);
    await allSettled(wantedAdded, { scope, params: 100_000 });
    expect(scope.getState($stake)).toBe(48_012);
    await allSettled(winningsToggled, { scope });
    expect([scope.getState($isByWinnings), scope.getState($stake)]).toEqual([false, 48_012]);
    await allSettled(pricesUpdated, { scope, params: { [firstId]: 200 } });
    expect(scope.getState($stake)).toBe(48_012);
  });

  it('is the least of a bet where less would do, and says why there is none', async () => {
    const least = await wanting(1_000);
    expect(least.getState($stake)).toBe(10_000);
    expect(least.getState($problems)).toEqual([]);
    const codes = async (wanted: number, account: object) =>
      (await wanting(wanted, {}, account)).getState($problems).map(({ refusal }) => refusal.code);
    const rich = { ...member, balance: 99_000_000 };
    expect(await codes(10_000_000, member)).toEqual(['INSUFFICIENT_FUNDS']);
    expect(await codes(15_000_001, rich)).toEqual(['PAYOUT_TOO_LARGE']);
    expect(await codes(14_999_990, rich)).toEqual([]);
    expect(await codes(999_999_999_999, rich)).toHaveLength(1);
  });

  it('counts the bonus, every line of a system and every single', async () => {
    const three = makeLegs(3);
    const payout = async (slip: object) => {
      const scope = await wanting(200_000, { legs: three, ...slip });
      return { stake: scope.getState($stake) ?? 0, payout: scope.getState($totals).payout };
    };
    const [plain, bonus] = [await payout({}), await payout({ bonus: 3 })];
    expect(bonus.stake).toBeLessThan(plain.stake);
    for (const one of [
      plain,
      bonus,
      await payout({ sizes: [2] }),
      await payout({ isSingles: true }),
    ])
      expect(one.payout).toBeGreaterThanOrEqual(200_000);
  });

  it('is whole dollars', async () => {
    const scope = await wanting(10_000, {}, { ...member, balance: 92_350, currency: 'USD' });
    expect((scope.getState($stake) ?? 0) % 100).toBe(0);
    expect(scope.getState($totals).payout).toBeGreaterThanOrEqual(10_000);
  });

  it('stays what was confirmed while a bet is on its way', async () => {
    const scope = await wanting(100_000);
    await allSettled(stakeHeld, { scope, params: true });
    await allSettled(pricesUpdated, { scope, params: { [firstId]: 200 } });
    expect(scope.getState($stake)).toBe(28_012);
    await allSettled(stakeHeld, { scope, params: false });
    expect(scope.getState($stake)).toBe(24_039);
  });

  it('gives way to a stake that is typed or fixed, and to an empty slip', async () => {
    const typed = await wanting(100_000);
    await allSettled(stakeChanged, { scope: typed, params: 50_000 });
    expect([typed.getState($isByWinnings), typed.getState($stake)]).toEqual([false, 50_000]);
    const fixed = await wanting(100_000_000);
    await allSettled(fixChosen, { scope: fixed, params: { kind: 'setStake', stake: 30_000 } });
    expect([fixed.getState($isByWinnings), fixed.getState($stake)]).toEqual([false, 30_000]);
    const cleared = await wanting(100_000);
    await allSettled(slipCleared, { scope: cleared });
    expect([cleared.getState($isByWinnings), cleared.getState($stake)]).toEqual([false, null]);
  });

  it('reaches the most that is allowed by one press, and nothing by an empty field', async () => {
    const scope = await wanting(null);
    await allSettled(maxWantedChosen, { scope });
    expect(scope.getState($totals).payout).toBe(scope.getState($wanted));
    expect(scope.getState($stake)).toBeLessThanOrEqual(scope.getState($maxStake));
    expect(scope.getState($problems)).toEqual([]);
    await allSettled(wantedChanged, { scope, params: null });
    expect(scope.getState($stake)).toBeNull();
  });
});
