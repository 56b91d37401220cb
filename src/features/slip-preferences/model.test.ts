import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { $preferences, $quickStakes, $takesOneTap, accountUpdated } from '@/entities/slip';
import { makeScope } from '@/shared/lib/test-scope';
import { slipPreferencesDialog } from './dialogs';
import {
  $draft,
  $tooSmall,
  applied,
  oneTapSwitched,
  quickStakeChanged,
  quickStakesReset,
  stakeRemembered,
} from './model';

const account = { id: 'mem_1', balance: 0, currency: 'KRW' as const, level: 1 };

async function opened() {
  const scope = makeScope();
  await allSettled(accountUpdated, { scope, params: account });
  await allSettled(slipPreferencesDialog.opened, { scope });
  const set = (index: number, amount: number | null) =>
    allSettled(quickStakeChanged, { scope, params: { index, amount } });
  return { scope, set };
}

describe('quick amounts', () => {
  it('are kept smallest first, none twice, empty fields left out', async () => {
    const { scope, set } = await opened();
    const typed = [70_000, null, 20_000, 20_000, null, 0, 1_000_000];
    for (const [index, amount] of typed.entries()) await set(index, amount);
    await allSettled(applied, { scope });
    expect(scope.getState($quickStakes)).toEqual([20_000, 70_000, 1_000_000]);
    expect(scope.getState(slipPreferencesDialog.$isOpen)).toBe(false);
  });

  it('that are all empty are those of before anyone set any, and so is a reset', async () => {
    const { scope, set } = await opened();
    const usual = scope.getState($quickStakes);
    for (let index = 0; index < 7; index += 1) await set(index, null);
    await allSettled(applied, { scope });
    expect(scope.getState($quickStakes)).toEqual(usual);
    await allSettled(slipPreferencesDialog.opened, { scope });
    await set(0, 1);
    await allSettled(quickStakesReset, { scope });
    expect(scope.getState($draft).quickStakes).toEqual(usual);
  });
});

describe('one tap', () => {
  it('needs a stake, and goes with it', async () => {
    const { scope } = await opened();
    await allSettled(oneTapSwitched, { scope, params: true });
    expect(scope.getState($draft).isOneTap).toBe(false);
    await allSettled(stakeRemembered, { scope, params: 30_000 });
    await allSettled(oneTapSwitched, { scope, params: true });
    await allSettled(applied, { scope });
    expect(scope.getState($preferences)).toMatchObject({ stake: 30_000, isOneTap: true });
    expect(scope.getState($takesOneTap)).toBe(true);
    await allSettled(slipPreferencesDialog.opened, { scope });
    await allSettled(stakeRemembered, { scope, params: null });
    await allSettled(applied, { scope });
    expect(scope.getState($takesOneTap)).toBe(false);
  });

  it('a stake below the lowest is not kept', async () => {
    const { scope } = await opened();
    await allSettled(stakeRemembered, { scope, params: 9_999 });
    expect(scope.getState($tooSmall)).toBe(10_000);
    await allSettled(applied, { scope });
    expect(scope.getState($preferences).stake).toBeNull();
    expect(scope.getState(slipPreferencesDialog.$isOpen)).toBe(true);
  });
});

describe('what a member set', () => {
  it.each([
    ['another member', { ...account, id: 'mem_2' }],
    ['a guest', null],
  ])('is gone with the dialog for %s', async (_who, next) => {
    const { scope } = await opened();
    await allSettled(stakeRemembered, { scope, params: 30_000 });
    await allSettled(oneTapSwitched, { scope, params: true });
    await allSettled(accountUpdated, { scope, params: next });
    expect(scope.getState(slipPreferencesDialog.$isOpen)).toBe(false);
    await allSettled(slipPreferencesDialog.opened, { scope });
    expect(scope.getState($draft)).toMatchObject({ stake: null, isOneTap: false });
  });

  it('stays in the dialog while only the balance moves', async () => {
    const { scope } = await opened();
    await allSettled(accountUpdated, { scope, params: { ...account, balance: 5 } });
    expect(scope.getState(slipPreferencesDialog.$isOpen)).toBe(true);
  });
});
