import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { $account, $policy } from '@/entities/slip';
import { $betSetting, betSettingQuery } from '@/entities/slip/testing';
import { deferred, makeScope } from '@/shared/lib/test-scope';
import {
  $hasFailed,
  $isOpen,
  onlyThisBetToggled,
  policyApplied,
  policyOpened,
  policyPicked,
  policySaving,
} from './model';

const member = { id: 'mem_1', balance: 0, currency: 'KRW' as const, level: 1 };
const limits = {
  minStake: 10_000,
  maxStake: 5_000_000,
  maxPayout: 15_000_000,
  maxTotalOdds: 10_000,
  maxLegs: 10,
  maxFixturePicks: 5,
};
const setting = { oddsPolicy: 'higher', prematch: limits, european: limits, inPlay: limits };

async function choose(scope: ReturnType<typeof makeScope>) {
  await allSettled(policyOpened, { scope });
  await allSettled(policyPicked, { scope, params: 'none' });
}

describe('the odds policy', () => {
  it('is remembered by the server', async () => {
    const save = vi.fn((_api: unknown, policy: string) => policy);
    const scope = makeScope({
      values: [
        [$account, member],
        [$betSetting, setting],
      ],
      handlers: [[policySaving.sendFx, save]],
    });
    await choose(scope);
    await allSettled(policyApplied, { scope });
    expect(save.mock.calls.map(([, policy]) => policy)).toEqual(['none']);
    expect(scope.getState($policy)).toBe('none');
    expect(scope.getState($isOpen)).toBe(false);
  });

  it('of a member who left is not the one of the next', async () => {
    const answer = deferred<string>();
    const scope = makeScope({
      handlers: [
        [policySaving.sendFx, () => answer.promise],
        [betSettingQuery.loadFx, () => setting],
      ],
    });
    await allSettled($account, { scope, params: member });
    await choose(scope);
    const applied = allSettled(policyApplied, { scope });
    void allSettled($account, { scope, params: null });
    void allSettled($account, { scope, params: { ...member, id: 'mem_2' } });
    await new Promise((known) => setTimeout(known));
    answer.resolve('none');
    await applied;
    expect(scope.getState($policy)).toBe('higher');
  });

  it('for one bet only ends with the member who chose it', async () => {
    const scope = makeScope({ handlers: [[betSettingQuery.loadFx, () => setting]] });
    await allSettled($account, { scope, params: member });
    await choose(scope);
    await allSettled(onlyThisBetToggled, { scope, params: true });
    await allSettled(policyApplied, { scope });
    expect(scope.getState($policy)).toBe('none');
    await allSettled($account, { scope, params: null });
    expect(scope.getState($policy)).toBe('higher');
  });

  it('for one bet only is not sent', async () => {
    const save = vi.fn();
    const scope = makeScope({
      values: [[$account, member]],
      handlers: [[policySaving.sendFx, save]],
    });
    await choose(scope);
    await allSettled(onlyThisBetToggled, { scope, params: true });
    await allSettled(policyApplied, { scope });
    expect(save).not.toHaveBeenCalled();
    expect(scope.getState($policy)).toBe('none');
  });

  it('that could not be saved stays as it was, and the dialog says so', async () => {
    const scope = makeScope({
      values: [
        [$account, member],
        [$betSetting, setting],
      ],
      handlers: [[policySaving.sendFx, () => Promise.reject({ kind: 'network' })]],
    });
    await choose(scope);
    await allSettled(policyApplied, { scope });
    expect(scope.getState($policy)).toBe('higher');
    expect([scope.getState($isOpen), scope.getState($hasFailed)]).toEqual([true, true]);
  });
});
