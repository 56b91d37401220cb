import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { betsSeen, type Bet } from '@/entities/bet';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import { $account, $slip, $stake, legRemoved } from '@/entities/slip';
import { makeLegs } from '@/entities/slip/testing';
import type { ApiError } from '@/shared/api';
import { deferred, makeScope } from '@/shared/lib/test-scope';
import type { Placement } from '../api';
import { singleStateOf } from '../lib/singles';
import { waitFx, waitForOtherTabFx, outcomeQuery } from './outcome';
import {
  $canSubmit,
  $placement,
  $queue,
  confirmed,
  createKeyFx,
  sending,
  submitClicked,
} from './placement';
import {
  $singles,
  $areSinglesUnderWay,
  $lostLegs,
  singlesDismissed,
  singlesRestoreClicked,
} from './singles';
import { $results } from './result';

const account = { id: 'mem_1', balance: 1_000_000, currency: 'KRW' as const, level: 3 };
const legs = makeLegs(3);
const ids = legs.map(({ selectionId }) => selectionId);

const betOf = ({ key, body }: Placement, more: Partial<Bet> = {}) =>
  makeBet({
    id: `bet ${key}`,
    key,
    stake: body.stake,
    legs: body.legs.map(({ selectionId }) => makeBetLeg({ selectionId })),
    ...more,
  });

function refused(code = 'ODDS_CHANGED'): ApiError {
  const refusals = [{ code, selectionIds: [ids[1]], from: 208, to: 196 }];
  const common = { status: 422, code: 'BET_REFUSED' as const, message: '', requestId: 'r' };
  return { kind: 'problem', ...common, errors: [], refusals } as unknown as ApiError;
}

function setUp(place: (placement: Placement) => unknown, ask: () => unknown = () => ({})) {
  let made = 0;
  return makeScope({
    values: [
      [$slip, { legs, bonus: null, isSingles: true }],
      [$stake, 10_000],
      [$account, account],
    ],
    handlers: [
      [createKeyFx, () => `key-${++made}`],
      [sending.sendFx, (_api: unknown, placement: Placement) => place(placement)],
      [outcomeQuery.loadFx, ask],
      [waitFx, () => undefined],
      [waitForOtherTabFx, () => undefined],
    ],
  });
}

async function submit(scope: ReturnType<typeof makeScope>) {
  await allSettled(submitClicked, { scope });
  await allSettled(confirmed, { scope });
}

const statesOf = (scope: ReturnType<typeof makeScope>) =>
  scope.getState($singles)?.map((one) => singleStateOf(one, scope.getState($areSinglesUnderWay)));

describe('several singles at once', () => {
  it('are a bet each, with a key and a stake of its own', async () => {
    const place = vi.fn((placement: Placement) => betOf(placement));
    const scope = setUp(place);
    await submit(scope);
    const sent = place.mock.calls.map(([{ key, body }]) => [
      key,
      body.stake,
      body.legs[0]?.selectionId,
    ]);
    expect(sent).toEqual([
      ['key-1', 10_000, ids[0]],
      ['key-2', 10_000, ids[1]],
      ['key-3', 10_000, ids[2]],
    ]);
    expect(statesOf(scope)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(scope.getState($slip).legs).toEqual([]);
    expect(scope.getState($stake)).toBeNull();
    await allSettled(singlesDismissed, { scope });
    expect([scope.getState($singles), scope.getState($results)]).toEqual([null, []]);
  });

  it('one is refused and stays on the slip while the others are taken', async () => {
    const scope = setUp((placement) => {
      if (placement.key === 'key-2') throw refused();
      return betOf(placement);
    });
    await submit(scope);
    expect(statesOf(scope)).toEqual(['accepted', 'refused', 'accepted']);
    expect(scope.getState($slip).legs.map(({ selectionId }) => selectionId)).toEqual([ids[1]]);
    // At the price that the refusal names.
    expect(scope.getState($slip).legs[0]?.odds).toBe(196);
    expect(scope.getState($stake)).toBe(10_000);
  });

  it('no other begins while the outcome of one is not known', async () => {
    const place = vi.fn((placement: Placement) => {
      if (placement.key === 'key-1') throw { kind: 'network' };
      return betOf(placement);
    });
    const answer = deferred<unknown>();
    const scope = setUp(place, () => answer.promise);
    await allSettled(submitClicked, { scope });
    const all = allSettled(confirmed, { scope });
    await vi.waitFor(() => expect(scope.getState($placement)?.key).toBe('key-1'));
    expect(place).toHaveBeenCalledTimes(1);
    expect(scope.getState($canSubmit)).toBe(false);
    const [sent] = place.mock.calls[0] as [Placement];
    answer.resolve({ bet: betOf(sent), refusals: [] });
    await all;
    expect(place).toHaveBeenCalledTimes(3);
    expect(statesOf(scope)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(scope.getState($slip).legs).toEqual([]);
  });

  it('a leg that is taken off meanwhile is not sent', async () => {
    const answer = deferred<unknown>();
    const place = vi.fn(async (placement: Placement) => {
      await answer.promise;
      return betOf(placement);
    });
    const scope = setUp(place);
    await allSettled(submitClicked, { scope });
    const all = allSettled(confirmed, { scope });
    void allSettled(legRemoved, { scope, params: ids[1] ?? '' });
    answer.resolve(null);
    await all;
    expect(place.mock.calls.map(([{ body }]) => body.legs[0]?.selectionId)).toEqual([
      ids[0],
      ids[2],
    ]);
    expect(statesOf(scope)).toEqual(['accepted', 'unsent', 'accepted']);
  });

  it('a member who may not bet hears it once; the rest is not sent', async () => {
    const place = vi.fn(() => {
      throw {
        kind: 'problem',
        status: 403,
        code: 'BETTING_BLOCKED',
        message: '제한',
        requestId: 'r',
        errors: [],
        refusals: [],
      };
    });
    const scope = setUp(place);
    await submit(scope);
    expect(place).toHaveBeenCalledTimes(1);
    expect(statesOf(scope)).toEqual(['rejected', 'unsent', 'unsent']);
    expect(scope.getState($queue)).toEqual([]);
    expect(scope.getState($slip).legs).toHaveLength(3);
  });

  it('one in play that is refused after its wait can be taken up again', async () => {
    const scope = setUp((placement) =>
      betOf(placement, placement.key === 'key-3' ? { status: 'pending', pendingUntil: 6_000 } : {}),
    );
    await submit(scope);
    expect(statesOf(scope)).toEqual(['accepted', 'accepted', 'pending']);
    const waiting = scope.getState($singles)?.[2]?.result as { bet: Bet };
    const turned: Bet = {
      ...waiting.bet,
      status: 'refused',
      label: -1,
      refusals: [{ code: 'MARKET_SUSPENDED' }],
    };
    await allSettled(betsSeen, { scope, params: [turned] });
    expect(statesOf(scope)).toEqual(['accepted', 'accepted', 'refused']);
    expect(scope.getState($lostLegs)).toEqual([legs[2]]);
    await allSettled(singlesRestoreClicked, { scope });
    expect(scope.getState($slip).legs).toEqual([legs[2]]);
  });
});

describe('a system', () => {
  it('is sent as one bet with its sizes and the stake of all its lines', async () => {
    const place = vi.fn((placement: Placement) => betOf(placement));
    const scope = setUp(place);
    const system = { legs, bonus: null, sizes: [2, 3] };
    const forked = makeScope({
      values: [
        [$slip, system],
        [$stake, 10_000],
        [$account, account],
      ],
      handlers: [
        [createKeyFx, () => 'key-1'],
        [sending.sendFx, (_api: unknown, placement: Placement) => place(placement)],
      ],
    });
    await submit(forked);
    expect(place).toHaveBeenCalledTimes(1);
    expect(place.mock.calls[0]?.[0].body).toMatchObject({
      stake: 40_000,
      bonusFolders: null,
      system: { sizes: [2, 3] },
    });
    expect(forked.getState($slip).legs).toEqual([]);
    expect(scope.getState($singles)).toBeNull();
  });
});
