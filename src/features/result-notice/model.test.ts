import { allSettled, type EventPayload } from 'effector';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeBet, makeBetCashOut, makeBetLeg, makeCasinoBet } from '@/entities/bet/testing';
import { streamApplied } from '@/shared/api';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import './model';

// A toast stays for seconds, and nothing here waits for that.
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settledAt = 1_000_000;
const settled = makeBet({ status: 'settled', label: 2, payout: 346_000, settledAt, version: 1 });
const lost = makeBet({ ...settled, id: 'bet_lost', label: 1, payout: 0 });

type Batch = EventPayload<typeof streamApplied>;

function batch(bets: readonly ReturnType<typeof makeBet>[], at = settledAt): Batch {
  const changes = bets.map((bet) => ({
    kind: 'bet' as const,
    bet: { ...bet, legs: [...bet.legs] },
  }));
  const delta = { type: 'delta' as const, topic: 'me', seq: 2, prevSeq: 1, at, changes };
  return { snapshots: [], deltas: [delta] };
}

function toastsOf(...batches: Batch[]) {
  const scope = makeScope();
  const toasts = watchCalls(scope, toastShown);
  for (const params of batches) void allSettled(streamApplied, { scope, params });
  return toasts;
}

it('says what a win paid, and that a bet was lost, without praise', () => {
  expect(toastsOf(batch([settled]), batch([lost]))).toEqual([
    { text: '3폴더 6.92배 적중 · 당첨금 346,000원', tone: 'success' },
    { text: '3폴더 6.92배 미적중', tone: 'neutral' },
  ]);
});

it('praises nothing that paid less than its stake', () => {
  const half = makeBet({
    ...lost,
    id: 'bet_half',
    payout: 7_200,
    legs: [makeBetLeg({ result: 4 })],
  });
  const refund = makeBet({ ...settled, label: 3, payout: 50_000 });
  const toasts = toastsOf(
    batch([half]),
    batch([refund]),
    batch([makeBet({ ...settled, id: 'bet_2', payout: 60_000 }), lost]),
  );
  expect(toasts.map(({ tone }) => tone)).toEqual(['neutral', 'neutral', 'neutral']);
  expect(toasts.at(-1)?.text).toBe('베팅 2건이 정산되었습니다. 적중 1건');
});

it('reports a bet that was cashed out by its target, not of one that the member cashed out', () => {
  const cashOut = makeBetCashOut();
  const byTarget = makeBetCashOut({
    latest: cashOut.latest && { ...cashOut.latest, isAuto: true },
  });
  const paid = { ...settled, payout: 86_100 };
  expect(toastsOf(batch([makeBet({ ...paid, cashOut })]))).toEqual([]);
  expect(toastsOf(batch([makeBet({ ...paid, cashOut: byTarget })]))).toEqual([
    { text: '3폴더 6.92배 자동 캐시아웃 · 정산금 86,100원', tone: 'success' },
  ]);
});

it('leaves a round of a game to the game', () => {
  expect(toastsOf(batch([makeCasinoBet({}, { settledAt })]))).toEqual([]);
});

it('says a result once, though the bet comes again with its other legs', () => {
  expect(toastsOf(batch([lost]), batch([lost], settledAt + 5_000))).toHaveLength(1);
  // After a reload nothing is remembered: it is old by its time.
  expect(toastsOf(batch([lost], settledAt + 60_000))).toEqual([]);
});

it('says a corrected result again, and nothing of bets that go on', () => {
  const corrected = makeBet({ ...settled, label: 1, payout: 0, version: 2 });
  const toasts = toastsOf(batch([settled]), batch([corrected]), batch([makeBet()]));
  expect(toasts.map(({ text }) => text)).toEqual([
    '3폴더 6.92배 적중 · 당첨금 346,000원',
    '결과 정정: 3폴더 6.92배 미적중',
  ]);
});
