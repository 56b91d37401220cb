import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { makeScope } from '@/shared/lib/test-scope';
import { accountUpdated } from '../model/account';
import { $problems } from '../model/checks';
import { $mode } from '../model/mode';
import { $rejectedEdit, $slip, bonusChosen, pickToggled } from '../model/slip';
import { $limits, betSettingQuery } from '../model/terms';
import { makeLegs, makePick } from './sample-picks';

const limits = { minStake: 10_000, maxTotalOdds: 10_000, maxLegs: 10, maxFixturePicks: 5 };
const setting = {
  prematch: { ...limits, maxStake: 5_000_000, maxPayout: 15_000_000 },
  european: { ...limits, maxStake: 4_000_000, maxPayout: 2_000_000 },
  inPlay: { ...limits, maxStake: 3_000_000, maxPayout: 3_000_000 },
};
const member = { id: 'mem_1', balance: 1_000_000, currency: 'KRW' as const, level: 3 };

async function signedIn(values: readonly (readonly [unknown, unknown])[] = []) {
  const scope = makeScope({ values, handlers: [[betSettingQuery.loadFx, () => setting]] });
  await allSettled(accountUpdated, { scope, params: member });
  return scope;
}

describe('the mode of the slip', () => {
  it('follows what is on it, and brings its limits', async () => {
    const scope = await signedIn();
    const state = () => [scope.getState($mode), scope.getState($limits).maxStake];
    expect(state()).toEqual(['domestic', 5_000_000]);
    const live = makePick({ fixtureId: 'live00000', inPlay: true });
    await allSettled(pickToggled, { scope, params: makePick() });
    await allSettled(pickToggled, { scope, params: live });
    expect(state()).toEqual(['inplay', 3_000_000]);
    const european = makePick({ fixtureId: 'europe000', isEuropean: true });
    await allSettled(pickToggled, { scope, params: european });
    expect(state()).toEqual(['european', 3_000_000]);
    expect(scope.getState($limits).maxPayout).toBe(2_000_000);
    await allSettled(pickToggled, { scope, params: live });
    expect(state()).toEqual(['european', 4_000_000]);
    await allSettled(pickToggled, { scope, params: european });
    expect(state()).toEqual(['domestic', 5_000_000]);
  });

  it('is European with a quarter line, wherever it was pressed', async () => {
    const scope = await signedIn();
    await allSettled(pickToggled, { scope, params: makePick({ typeId: 2, line: 225 }) });
    expect(scope.getState($mode)).toBe('european');
    expect(scope.getState($problems).map(({ refusal }) => refusal.code)).toEqual([
      'STAKE_TOO_SMALL',
    ]);
  });

  it('takes no bonus pick on a European slip, in whatever order', async () => {
    const legs = makeLegs(3).map((leg, at) => (at === 0 ? { ...leg, isEuropean: true } : leg));
    const scope = await signedIn([[$slip, { legs, bonus: null }]]);
    await allSettled(bonusChosen, { scope, params: 3 });
    expect(scope.getState($rejectedEdit)?.refusal.code).toBe('JOINT_BONUS');
    const other = await signedIn([[$slip, { legs: makeLegs(3), bonus: 3 }]]);
    const pick = makePick({ fixtureId: 'europe000', isEuropean: true });
    await allSettled(pickToggled, { scope: other, params: pick });
    expect(other.getState($rejectedEdit)?.refusal.code).toBe('JOINT_BONUS');
    expect(other.getState($slip).legs).toHaveLength(3);
  });
});
