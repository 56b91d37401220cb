import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { makeEntry, makeLegs, makePick } from '../lib/sample-picks';
import { $problems, $totals, $maxStake, maxStakeChosen } from './checks';
import { betSettingQuery } from './terms';
import { $account, accountUpdated } from './account';
import { editFixChosen, fixChosen } from './fixes';
import { $areSavedSlipsRead, $savedSlips } from './saved-slips';
import {
  $pickedIds,
  $rejectedEdit,
  $slip,
  $stake,
  bonusChosen,
  legRemoved,
  pickToggled,
  stakeAdded,
  stakeChanged,
  editRejected,
} from './slip';

const member = { id: 'mem_1', balance: 1_000_000, currency: 'KRW' as const, level: 3 };
const setting = {
  currency: 'KRW' as const,
  oddsPolicy: 'higher' as const,
  prematch: {
    minStake: 10_000,
    maxStake: 5_000_000,
    maxPayout: 15_000_000,
    maxTotalOdds: 10_000,
    maxLegs: 10,
    maxFixturePicks: 5,
  },
  european: {
    minStake: 10_000,
    maxStake: 4_000_000,
    maxPayout: 15_000_000,
    maxTotalOdds: 10_000,
    maxLegs: 10,
    maxFixturePicks: 5,
  },
  inPlay: {
    minStake: 10_000,
    maxStake: 3_000_000,
    maxPayout: 3_000_000,
    maxTotalOdds: 10_000,
    maxLegs: 10,
    maxFixturePicks: 5,
  },
  bonusTiers: [],
  lowOddsLimit: 130,
};
const withSetting = [[betSettingQuery.loadFx, () => setting]] as const;
const idsOf = (slip: { legs: readonly { selectionId: string }[] }) =>
  slip.legs.map(({ selectionId }) => selectionId);

describe('picks', () => {
  it('a press adds a pick, a second press takes it off', async () => {
    const scope = makeScope();
    const pick = makePick();
    await allSettled(pickToggled, { scope, params: pick });
    expect(scope.getState($pickedIds)).toEqual({ [pick.selectionId]: true });
    await allSettled(pickToggled, { scope, params: pick });
    expect(scope.getState($slip).legs).toEqual([]);
  });

  it('a pick replaces the earlier one of the same fixture and market type', async () => {
    const scope = makeScope();
    await allSettled(pickToggled, { scope, params: makePick() });
    await allSettled(pickToggled, { scope, params: makePick({ outcome: 'X' }) });
    expect(idsOf(scope.getState($slip))).toEqual(['s7k3m2qa.1._.X']);
  });

  it('a second market of one fixture is refused with the reason and a way to swap', async () => {
    const scope = makeScope();
    await allSettled(pickToggled, { scope, params: makePick() });
    await allSettled(pickToggled, { scope, params: makePick({ typeId: 3, line: -50 }) });
    expect(scope.getState($rejectedEdit)?.refusal).toMatchObject({
      code: 'SAME_FIXTURE_COMBINATION',
      selectionIds: ['s7k3m2qa.1._.1'],
    });
    const fix = { kind: 'dropLegs' as const, selectionIds: ['s7k3m2qa.1._.1'] };
    await allSettled(editFixChosen, { scope, params: fix });
    expect(idsOf(scope.getState($slip))).toEqual(['s7k3m2qa.3.-50.1']);
    expect(scope.getState($rejectedEdit)).toBeNull();
  });
});

describe('the 1.30 rule in its three orders', () => {
  const legs = makeLegs(3);

  it('a low pick after the bonus is refused; dropping the bonus lets it in', async () => {
    const scope = makeScope({ values: [[$slip, { legs, bonus: 3 }]] });
    const refused = watchCalls(scope, editRejected);
    const low = makePick({ fixtureId: 'lowodds00', odds: 130 });
    await allSettled(pickToggled, { scope, params: low });
    expect(refused.map(({ refusal }) => refusal.code)).toEqual(['BONUS_LOW_ODDS']);
    expect(scope.getState($slip).legs).toHaveLength(3);
    await allSettled(editFixChosen, { scope, params: { kind: 'dropBonus' } });
    expect(scope.getState($slip)).toMatchObject({ bonus: null });
    expect(scope.getState($slip).legs).toHaveLength(4);
  });

  it('the bonus after a low leg is refused; dropping the leg lets it in', async () => {
    const low = makeEntry({ fixtureId: 'lowodds00', odds: 130 });
    const scope = makeScope({ values: [[$slip, { legs: [...legs, low], bonus: null }]] });
    await allSettled(bonusChosen, { scope, params: 3 });
    expect(scope.getState($rejectedEdit)?.refusal.code).toBe('BONUS_LOW_ODDS');
    const fix = { kind: 'dropLegs' as const, selectionIds: [low.selectionId] };
    await allSettled(editFixChosen, { scope, params: fix });
    expect(scope.getState($slip)).toMatchObject({ bonus: 3, legs });
  });

  it('a leg that falls to 1.30 under the bonus keeps the slip from being sent until one of them goes', async () => {
    const fallen = makeEntry({ fixtureId: 'fallen000', odds: 130, seenOdds: 145 });
    const scope = makeScope({
      values: [
        [$slip, { legs: [...legs, fallen], bonus: 3 }],
        [$stake, 10_000],
      ],
    });
    const problem = scope
      .getState($problems)
      .find(({ refusal }) => refusal.code === 'BONUS_LOW_ODDS');
    expect(problem?.fix).toEqual({ kind: 'dropBonus' });
    expect(scope.getState($totals).bonusFactor).toBe(100);
    await allSettled(fixChosen, {
      scope,
      params: { kind: 'dropLegs', selectionIds: [fallen.selectionId] },
    });
    expect(scope.getState($problems)).toEqual([]);
    expect(scope.getState($totals).bonusFactor).toBe(103);
  });
});

describe('odds that moved', () => {
  it('a fall under "only higher" asks; accepting it frees the slip', async () => {
    const legs = [makeEntry({ odds: 165, seenOdds: 172 })];
    const scope = makeScope({
      values: [
        [$slip, { legs, bonus: null }],
        [$stake, 10_000],
      ],
    });
    expect(scope.getState($problems)[0]?.refusal).toMatchObject({
      code: 'ODDS_CHANGED',
      from: 172,
      to: 165,
    });
    const fix = { kind: 'acceptOdds' as const, selectionIds: [legs[0]?.selectionId ?? ''] };
    await allSettled(fixChosen, { scope, params: fix });
    expect(scope.getState($problems)).toEqual([]);
  });

  it('a rise under "only higher" is taken without a question', () => {
    const legs = [makeEntry({ odds: 180, seenOdds: 172 })];
    const scope = makeScope({
      values: [
        [$slip, { legs, bonus: null }],
        [$stake, 10_000],
      ],
    });
    expect(scope.getState($problems)).toEqual([]);
  });
});

describe('the stake', () => {
  it('quick stakes add, and winnings follow at once', async () => {
    const scope = makeScope({ values: [[$slip, { legs: makeLegs(3), bonus: 3 }]] });
    await allSettled(stakeAdded, { scope, params: 10_000 });
    await allSettled(stakeAdded, { scope, params: 50_000 });
    expect(scope.getState($stake)).toBe(60_000);
    expect(scope.getState($totals)).toEqual({ totalOdds: 692, bonusFactor: 103, payout: 415_200 });
    await allSettled(stakeChanged, { scope, params: null });
    expect(scope.getState($totals).payout).toBe(0);
  });

  it('shows no more than a bet may bring', async () => {
    const scope = makeScope({ values: [[$slip, { legs: makeLegs(3), bonus: 3 }]] });
    await allSettled(stakeChanged, { scope, params: 5_000_000 });
    expect(scope.getState($totals)).toMatchObject({ totalOdds: 692, payout: 15_000_000 });
  });

  it('a quick stake below the lowest one lifts to it, the next adds', async () => {
    const scope = makeScope({ values: [[$slip, { legs: makeLegs(1), bonus: null }]] });
    await allSettled(stakeAdded, { scope, params: 5_000 });
    expect(scope.getState($stake)).toBe(10_000);
    await allSettled(stakeAdded, { scope, params: 5_000 });
    expect(scope.getState($stake)).toBe(15_000);
  });

  it('MAX is the smallest of balance, limit and cap', async () => {
    const scope = makeScope({
      handlers: withSetting,
      values: [[$slip, { legs: makeLegs(1), bonus: null }]],
    });
    await allSettled(accountUpdated, { scope, params: member });
    await allSettled(maxStakeChosen, { scope });
    expect(scope.getState($stake)).toBe(1_000_000);
    await allSettled(accountUpdated, { scope, params: { ...member, balance: 90_000_000 } });
    expect(scope.getState($maxStake)).toBe(5_000_000);
  });

  it('more than the balance is refused with the stake that would do', () => {
    const scope = makeScope({
      values: [
        [$slip, { legs: makeLegs(1), bonus: null }],
        [$stake, 70_000],
        [$account, { ...member, balance: 50_000 }],
      ],
    });
    expect(scope.getState($problems)).toEqual([
      {
        refusal: { code: 'INSUFFICIENT_FUNDS', limit: 50_000 },
        fix: { kind: 'setStake', stake: 50_000 },
      },
    ]);
  });
});

describe('whose slip it is', () => {
  it('a member finds the slip again after logging in again', async () => {
    const scope = makeScope({ handlers: withSetting, values: [[$areSavedSlipsRead, true]] });
    await allSettled(accountUpdated, { scope, params: member });
    await allSettled(pickToggled, { scope, params: makePick() });
    await allSettled(stakeChanged, { scope, params: 10_000 });
    await allSettled(accountUpdated, { scope, params: null });
    expect(scope.getState($slip).legs).toEqual([]);
    await allSettled(accountUpdated, { scope, params: member });
    expect(idsOf(scope.getState($slip))).toEqual(['s7k3m2qa.1._.1']);
    expect(scope.getState($stake)).toBe(10_000);
  });

  it('what a guest picked goes along into the session', async () => {
    const scope = makeScope({ handlers: withSetting, values: [[$areSavedSlipsRead, true]] });
    await allSettled(pickToggled, { scope, params: makePick() });
    await allSettled(accountUpdated, { scope, params: member });
    expect(scope.getState($slip).legs).toHaveLength(1);
    await allSettled(legRemoved, { scope, params: 's7k3m2qa.1._.1' });
    await allSettled(accountUpdated, { scope, params: null });
    expect(scope.getState($slip).legs).toEqual([]);
  });

  it('another member never sees the slip', async () => {
    const scope = makeScope({
      handlers: withSetting,
      values: [
        [$account, member],
        [$areSavedSlipsRead, true],
      ],
    });
    await allSettled(pickToggled, { scope, params: makePick() });
    await allSettled(accountUpdated, { scope, params: { ...member, id: 'mem_2' } });
    expect(scope.getState($slip).legs).toEqual([]);
    expect(scope.getState($savedSlips).mem_1?.legs).toHaveLength(1);
  });
});
