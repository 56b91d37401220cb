import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { makePick } from '../lib/sample-picks';
import { $account, accountUpdated } from './account';
import { betSettingQuery } from './terms';
import { $preferences, $quickStakes, oneTapTurnedOff, preferencesSaved } from './preferences';
import { $areSavedSlipsRead } from './saved-slips';
import {
  $slip,
  $stake,
  $takesOneTap,
  legRemoved,
  oneTapPressed,
  pickPressed,
  slipCleared,
  slipRestored,
  stakeChanged,
} from './slip';

const member = { id: 'mem_1', balance: 1_000_000, currency: 'KRW' as const, level: 3 };
const own = { quickStakes: [20_000, 70_000], stake: 30_000, isOneTap: true };
const live = makePick({ inPlay: true });

function setUp() {
  return makeScope({
    values: [
      [$account, member],
      [$areSavedSlipsRead, true],
    ],
    handlers: [[betSettingQuery.loadFx, () => Promise.reject({ kind: 'network' })]],
  });
}

async function savedScope(preferences = own) {
  const scope = setUp();
  await allSettled(preferencesSaved, { scope, params: preferences });
  return scope;
}

describe('a remembered stake', () => {
  it('begins every slip, and none is remembered by itself', async () => {
    const scope = setUp();
    await allSettled(pickPressed, { scope, params: makePick() });
    expect(scope.getState($stake)).toBeNull();
    await allSettled(slipCleared, { scope });
    await allSettled(preferencesSaved, { scope, params: own });
    await allSettled(pickPressed, { scope, params: makePick() });
    expect(scope.getState($stake)).toBe(30_000);
    await allSettled(slipCleared, { scope });
    await allSettled(pickPressed, { scope, params: makePick() });
    expect(scope.getState($stake)).toBe(30_000);
  });

  it('changes no stake that is there, and no field that was emptied', async () => {
    const scope = await savedScope();
    await allSettled(pickPressed, { scope, params: makePick() });
    await allSettled(stakeChanged, { scope, params: null });
    await allSettled(pickPressed, { scope, params: makePick({ fixtureId: 'k1ulsan0' }) });
    expect(scope.getState($stake)).toBeNull();
    await allSettled(stakeChanged, { scope, params: 50_000 });
    await allSettled(legRemoved, { scope, params: makePick().selectionId });
    expect(scope.getState($stake)).toBe(50_000);
  });

  it('leaves an emptied field empty when legs leave, change or come back after a reload', async () => {
    const scope = await savedScope();
    const second = makePick({ fixtureId: 'k1ulsan0', selectionId: 'sel_second' });
    await allSettled(pickPressed, { scope, params: makePick() });
    await allSettled(pickPressed, { scope, params: second });
    await allSettled(stakeChanged, { scope, params: null });
    await allSettled(legRemoved, { scope, params: makePick().selectionId });
    expect(scope.getState($slip).legs).toHaveLength(1);
    expect(scope.getState($stake)).toBeNull();
    await allSettled(pickPressed, { scope, params: { ...second, selectionId: 'sel_third' } });
    expect(scope.getState($slip).legs).toHaveLength(1);
    expect(scope.getState($stake)).toBeNull();
    const { legs, bonus } = scope.getState($slip);
    await allSettled(slipCleared, { scope });
    await allSettled(slipRestored, { scope, params: { legs, bonus, stake: null } });
    expect(scope.getState($stake)).toBeNull();
  });
});

describe('whose preferences they are', () => {
  it('amounts are those of the currency, stake and one tap those of the member', async () => {
    const scope = await savedScope();
    await allSettled(accountUpdated, { scope, params: { ...member, id: 'mem_2' } });
    expect(scope.getState($preferences)).toEqual({ ...own, stake: null, isOneTap: false });
    await allSettled(accountUpdated, { scope, params: { ...member, currency: 'USD' } });
    expect(scope.getState($quickStakes)[0]).toBe(500);
  });
});

describe('one tap', () => {
  it('makes presses in play bets, and only those', async () => {
    const scope = await savedScope();
    const bets = watchCalls(scope, oneTapPressed);
    await allSettled(pickPressed, { scope, params: live });
    expect(bets).toEqual([live]);
    expect(scope.getState($slip).legs).toEqual([]);
    await allSettled(pickPressed, { scope, params: makePick() });
    expect(bets).toHaveLength(1);
    expect(scope.getState($slip).legs).toHaveLength(1);
  });

  it('takes a pick off the slip that is on it', async () => {
    const scope = setUp();
    const bets = watchCalls(scope, oneTapPressed);
    await allSettled(pickPressed, { scope, params: live });
    await allSettled(preferencesSaved, { scope, params: own });
    await allSettled(pickPressed, { scope, params: live });
    expect([scope.getState($slip).legs, bets]).toEqual([[], []]);
  });

  it('is off by default, without a remembered stake, for a guest, and once turned off', async () => {
    const scope = setUp();
    expect(scope.getState($takesOneTap)).toBe(false);
    await allSettled(preferencesSaved, { scope, params: { ...own, stake: null } });
    expect(scope.getState($takesOneTap)).toBe(false);
    await allSettled(preferencesSaved, { scope, params: own });
    expect(scope.getState($takesOneTap)).toBe(true);
    await allSettled(accountUpdated, { scope, params: null });
    expect(scope.getState($takesOneTap)).toBe(false);
    await allSettled(accountUpdated, { scope, params: member });
    await allSettled(oneTapTurnedOff, { scope });
    expect(scope.getState($takesOneTap)).toBe(false);
  });
});
