import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $pendingBets, betsSeen } from '@/entities/bet';
import { makeBet, makeBetLeg } from '@/entities/bet/testing';
import {
  $account,
  $rejectedEdit,
  $slip,
  pickPressed,
  preferencesSaved,
  slipCleared,
} from '@/entities/slip';
import { $betSetting, makeLegs, makePick } from '@/entities/slip/testing';
import { $streamHealth } from '@/shared/api';
import { toastShown } from '@/shared/lib/toasts';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import type { Placement } from '../api';
import './one-tap';
import { outcomeQuery } from './outcome';
import { $isConfirming, createKeyFx, sending } from './placement';
import { $result } from './result';

const account = { id: 'mem_1', balance: 1_000_000, currency: 'KRW' as const, level: 3 };
const limits = {
  minStake: 10_000,
  maxStake: 3_000_000,
  maxPayout: 3_000_000,
  maxTotalOdds: 10_000,
  maxLegs: 10,
  maxFixturePicks: 5,
};
const setting = {
  currency: 'KRW',
  oddsPolicy: 'higher',
  prematch: limits,
  european: limits,
  inPlay: limits,
};
const pick = makePick({ inPlay: true });
const other = makePick({ fixtureId: 'k1ulsan0', inPlay: true });
const own = { quickStakes: [10_000], stake: 30_000, isOneTap: true };
const legs = [makeBetLeg({ selectionId: pick.selectionId })];
const pending = makeBet({ status: 'pending', pendingUntil: 9_000, stake: 30_000, legs });

interface Given {
  place?: (placement: Placement) => unknown;
  makeKey?: () => unknown;
  values?: [unknown, unknown][];
}

async function setUp({ place = () => pending, makeKey, values = [] }: Given = {}) {
  let made = 0;
  const send = vi.fn(place);
  const scope = makeScope({
    values: [[$account, account], [$betSetting, setting], [$streamHealth, 'live'], ...values],
    handlers: [
      [createKeyFx, makeKey ?? (() => `key-${++made}`)],
      [sending.sendFx, (_api: unknown, placement: Placement) => send(placement)],
      [outcomeQuery.loadFx, () => Promise.reject({ kind: 'network' })],
    ],
  });
  const toasts = watchCalls(scope, toastShown);
  await allSettled(preferencesSaved, { scope, params: own });
  /** Presses, and lets a time pass; the quiet time after a press is over in two seconds. */
  async function press(pressed = pick, thenMs = 2_000) {
    void allSettled(pickPressed, { scope, params: pressed });
    await vi.advanceTimersByTimeAsync(thenMs);
  }
  return { scope, send, press, texts: () => toasts.map(({ text }) => text) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a bet by one tap', () => {
  it('is the pick alone at the remembered stake, by the member’s own policy, and asks nothing', async () => {
    const slip = { legs: makeLegs(2), bonus: null };
    const { scope, send, press, texts } = await setUp({ values: [[$slip, slip]] });
    await press(other);
    expect(send).toHaveBeenCalledWith({
      key: 'key-1',
      memberId: 'mem_1',
      body: {
        stake: 30_000,
        mode: 'inplay',
        oddsPolicy: 'higher',
        bonusFolders: null,
        legs: [
          expect.objectContaining({ selectionId: other.selectionId, odds: 172, inPlay: true }),
        ],
      },
    });
    expect(scope.getState($isConfirming)).toBe(false);
    expect(texts()[0]).toContain('30,000원');
    expect(scope.getState($slip)).toEqual(slip);
  });

  it('waits out its delay, and the decision shows', async () => {
    const { scope, press } = await setUp();
    await press();
    expect(scope.getState($pendingBets)).toEqual([pending]);
    void allSettled(betsSeen, { scope, params: [{ ...pending, status: 'accepted' }] });
    await vi.advanceTimersByTimeAsync(0);
    expect(scope.getState($result)).toMatchObject({ kind: 'accepted' });
  });
});

describe('a second tap', () => {
  it('while the first is under way places nothing and puts nothing on the slip', async () => {
    const { scope, send, press } = await setUp({ place: () => new Promise(() => {}) });
    for (const pressed of [pick, pick, other]) await press(pressed);
    expect(send).toHaveBeenCalledTimes(1);
    expect(scope.getState($slip).legs).toEqual([]);
  });

  it('that goes on says once that it is none', async () => {
    const { press, texts } = await setUp();
    const busy = () => texts().filter((text) => text.startsWith('앞의 베팅'));
    for (let count = 0; count < 10; count += 1) await press(pick, 300);
    expect(busy()).toHaveLength(1);
    await press(pick, 2_000);
    await press();
    expect(busy()).toHaveLength(2);
  });

  it('is the same press for a moment after the answer, and begins the moment again', async () => {
    const settled = makeBet({ status: 'accepted', legs });
    const { send, press } = await setUp({ place: () => settled });
    // A key that is held presses again and again.
    for (let count = 0; count < 10; count += 1) await press(pick, 300);
    expect(send).toHaveBeenCalledTimes(1);
    await press(pick, 2_000);
    expect(send).toHaveBeenCalledTimes(1);
    await press();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('on a pick whose bet waits places nothing; another pick is another bet', async () => {
    const { send, press, texts } = await setUp();
    await press();
    await press();
    expect(send).toHaveBeenCalledTimes(1);
    expect(texts().at(-1)).toContain('앞의 베팅을 접수하고 있습니다');
    await press(other);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('after an answer that never came waits for the outcome', async () => {
    const { send, press } = await setUp({ place: () => Promise.reject({ kind: 'network' }) });
    await press();
    await press();
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('in another tab at once places nothing', async () => {
    const claimed = () => Promise.reject(new Error('another tab is sending the slip'));
    const { send, press, texts } = await setUp({ makeKey: claimed });
    await press();
    expect(send).not.toHaveBeenCalled();
    expect(texts()).toEqual(['앞의 베팅을 접수하고 있습니다. 결과가 나온 뒤 다시 눌러주세요.']);
  });
});

describe('what keeps the slip from betting keeps a tap from it', () => {
  it.each<[string, [unknown, unknown]]>([
    ['too little money', [$account, { ...account, balance: 29_999 }]],
    [
      'a stake above the limit',
      [$betSetting, { ...setting, inPlay: { ...limits, maxStake: 20_000 } }],
    ],
    [
      'a stake below the lowest',
      [$betSetting, { ...setting, inPlay: { ...limits, minStake: 50_000 } }],
    ],
    ['limits that are not known', [$betSetting, null]],
    ['a feed that is late', [$streamHealth, 'stale']],
  ])('%s: the pick goes on the slip, which says why', async (_reason, value) => {
    const { scope, send, press, texts } = await setUp({ values: [value] });
    await press();
    expect(send).not.toHaveBeenCalled();
    expect(scope.getState($slip).legs).toHaveLength(1);
    expect(texts()).toEqual(['바로 베팅할 수 없어 베팅카트에 담았습니다.']);
  });

  it('the toast is left to the slip where that takes it no more than the tap', async () => {
    const values: [unknown, unknown][] = [
      [$streamHealth, 'stale'],
      [$slip, { legs: makeLegs(3), bonus: 3 }],
    ];
    const { scope, press, texts } = await setUp({ values });
    const fourth = makePick({ fixtureId: 'fourth000', inPlay: true });
    await press(fourth);
    expect(scope.getState($rejectedEdit)?.refusal.code).toBe('BONUS_IN_PLAY');
    expect(texts()).toEqual([]);
    await allSettled(slipCleared, { scope });
    expect(texts()).toEqual([]);
    await press(fourth);
    expect(texts()).toEqual(['바로 베팅할 수 없어 베팅카트에 담았습니다.']);
  });
});
