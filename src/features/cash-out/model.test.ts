import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { betsSeen } from '@/entities/bet';
import { makeBet, makeBetCashOut, makeRoundBet } from '@/entities/bet/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import {
  $offer,
  $part,
  $targetFailed,
  $values,
  betShown,
  lessAccepted,
  percentChanged,
  shareChosen,
  submitClicked,
  targetRemoved,
  targetSubmitted,
  targetTyped,
} from './model';
import { makeCashOut, makeCashOutOffer } from './testing';

const bet = makeBet();

async function shownBet({
  answer = makeCashOut(),
  target = { status: 204 } as object,
  shown = bet,
} = {}) {
  const amounts = [86_100, 84_000, 90_000];
  const sent: unknown[] = [];
  let reads = 0;
  const api = createFakeApi({
    'GET /bet/cashout': () => {
      const amount = amounts[Math.min(reads, amounts.length - 1)] ?? 0;
      reads += 1;
      return { body: { at: 0, offers: [makeCashOutOffer({ amount })] } };
    },
    [`POST /bet/${bet.id}/cashout`]: ({ body }) => {
      sent.push(body);
      return { status: 201, body: answer };
    },
    [`PUT /bet/${bet.id}/cashout/target`]: ({ body }) => {
      sent.push(body);
      return target;
    },
    [`DELETE /bet/${bet.id}/cashout/target`]: () => {
      sent.push('removed');
      return target;
    },
    [`GET /bet/${bet.id}`]: { body: makeBet({ cashOut: makeBetCashOut() }) },
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled($now, { scope, params: 10_000 });
  await allSettled(betShown, { scope, params: shown });
  const tick = (at: number) => allSettled($now, { scope, params: at });
  return { scope, sent, tick, reads: () => reads };
}

it('asks for no offer of a bet on a round', async () => {
  const { reads } = await shownBet({ shown: makeRoundBet() });
  expect(reads()).toBe(0);
});

it('reads the offer of the visible bet every two seconds, and of none else', async () => {
  const { scope, tick, reads } = await shownBet();
  expect(scope.getState($offer)?.amount).toBe(86_100);
  await tick(11_000);
  expect(reads()).toBe(1);
  await tick(12_000);
  expect(scope.getState($values)).toEqual([86_100, 84_000]);
  await allSettled(betShown, { scope, params: makeBet({ status: 'settled', label: 2 }) });
  await tick(20_000);
  expect([reads(), scope.getState($offer), scope.getState($values)]).toEqual([2, null, []]);
});

it('begins its line again when less of the bet is left', async () => {
  let stake = 50_000;
  const offer = () => ({ body: { at: 0, offers: [makeCashOutOffer({ stake, amount: stake })] } });
  const scope = makeScope({ values: [[$api, createFakeApi({ 'GET /bet/cashout': offer })]] });
  await allSettled($now, { scope, params: 10_000 });
  await allSettled(betShown, { scope, params: bet });
  await allSettled($now, { scope, params: 12_000 });
  stake = 20_000;
  await allSettled($now, { scope, params: 14_000 });
  expect(scope.getState($values)).toEqual([20_000]);
});

it('sends the part that is visible for what it is shown to pay', async () => {
  const { scope, sent } = await shownBet();
  const toasts = watchCalls(scope, toastShown);
  const seen = watchCalls(scope, betsSeen);
  await allSettled(shareChosen, { scope, params: 'part' });
  await allSettled(percentChanged, { scope, params: 40 });
  expect(scope.getState($part)).toEqual({ stake: 20_000, pays: 34_440, rest: 30_000 });
  await allSettled(submitClicked, { scope });
  expect(sent).toEqual([{ stake: 20_000, amount: 34_440 }]);
  expect(toasts).toEqual([{ text: '86,100원이 정산되었습니다.', tone: 'success' }]);
  expect(seen).toEqual([[makeBet({ cashOut: makeBetCashOut() })]]);
});

it('asks for less only where that was accepted and the decision waits', async () => {
  const sent: unknown[] = [];
  let waitMs = 6_000;
  const api = createFakeApi({
    'GET /bet/cashout': () => ({ body: { at: 0, offers: [makeCashOutOffer({ waitMs })] } }),
    [`POST /bet/${bet.id}/cashout`]: ({ body }) => {
      sent.push(body);
      return { status: 201, body: makeCashOut() };
    },
    [`GET /bet/${bet.id}`]: { body: bet },
  });
  const scope = makeScope({ values: [[$api, api]] });
  await allSettled(betShown, { scope, params: bet });
  await allSettled(submitClicked, { scope });
  await allSettled(lessAccepted, { scope, params: true });
  await allSettled(submitClicked, { scope });
  waitMs = 0;
  await allSettled($now, { scope, params: 20_000 });
  await allSettled(submitClicked, { scope });
  expect(sent).toEqual([86_100, 77_490, 86_100].map((amount) => ({ stake: 50_000, amount })));
});

it('says nothing of success when it is refused, and reads a new offer', async () => {
  const answer = makeCashOut({ status: 'refused', reason: 'changed', amount: null });
  const { scope, reads } = await shownBet({ answer });
  const toasts = watchCalls(scope, toastShown);
  await allSettled(submitClicked, { scope });
  expect([toasts, reads()]).toEqual([[], 2]);
});

it('sets a target and takes it away', async () => {
  const { scope, sent } = await shownBet();
  await allSettled(targetSubmitted, { scope });
  await allSettled(targetTyped, { scope, params: 120_000 });
  await allSettled(targetSubmitted, { scope });
  await allSettled(targetRemoved, { scope });
  expect(sent).toEqual([{ target: 120_000 }, 'removed']);
});

it('says that a target was not set', async () => {
  const { scope } = await shownBet({ target: makeProblem('INVALID_STATE') });
  await allSettled(targetTyped, { scope, params: 120_000 });
  await allSettled(targetSubmitted, { scope });
  expect(scope.getState($targetFailed)).toBe(true);
});
