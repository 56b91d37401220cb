import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $member, sessionLost } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { allDialogsClosed } from '@/shared/lib/dialogs';
import { toastShown } from '@/shared/lib/toasts';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { moneyChangeDialog, pointChangeDialog } from './dialogs';
import {
  $error,
  $points,
  conversionClosed,
  conversionOpened,
  pointsChanged,
  sending,
  submitClicked,
  terms,
} from './model';
import { makeConversion, makePointTerms } from './testing';

type Answer = object | (() => never);

async function openDialog(...answers: Answer[]) {
  const sent: { key: string | null; body: unknown }[] = [];
  let loads = 0;
  const api = createFakeApi({
    'GET /mywallet/point': () => {
      loads += 1;
      return { body: makePointTerms() };
    },
    'POST /mywallet/point/convert': ({ headers, body }: FakeCall) => {
      sent.push({ key: headers.get('idempotency-key'), body });
      const answer = answers.shift() ?? { status: 201, body: makeConversion() };
      return typeof answer === 'function' ? answer() : answer;
    },
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [$member, makeMember()],
    ],
  });
  await allSettled(conversionOpened, { scope });
  await allSettled(pointChangeDialog.opened, { scope });
  const convert = async (points: number | null) => {
    await allSettled(pointsChanged, { scope, params: points });
    await allSettled(submitClicked, { scope });
  };
  return { scope, sent, convert, loads: () => loads };
}

const offline = () => {
  throw new TypeError('fetch failed');
};

it('converts, says so, closes the dialog and reads the terms again', async () => {
  const { scope, sent, convert, loads } = await openDialog();
  const toasts = watchCalls(scope, toastShown);
  await convert(10_000);
  expect(sent).toEqual([
    { key: expect.stringMatching(/^[0-9a-f]{32}$/), body: { points: 10_000 } },
  ]);
  expect(toasts).toContainEqual({
    text: '포인트 전환 완료: 10,000P → 10,000원',
    tone: 'success',
  });
  expect(scope.getState(pointChangeDialog.$isOpen)).toBe(false);
  expect(scope.getState($points)).toBeNull();
  expect(loads()).toBe(2);
});

it.each([
  [null, 'MISSING'],
  [500, { code: 'AMOUNT_TOO_SMALL', limit: 1_000 }],
  [1_500, { code: 'AMOUNT_UNIT', limit: 1_000 }],
  [13_000, { code: 'INSUFFICIENT_FUNDS', limit: 12_400 }],
])('sends no %s points', async (points, fault) => {
  const { scope, sent, convert } = await openDialog();
  await convert(points);
  expect(scope.getState($error)).toEqual(fault);
  expect(sent).toEqual([]);
});

it('sends what had no answer again under the same key, and keeps what was typed', async () => {
  const { scope, sent, convert } = await openDialog(offline);
  await convert(2_000);
  expect(scope.getState($points)).toBe(2_000);
  expect(scope.getState(sending.$failure)).not.toBeNull();
  await convert(2_000);
  expect(sent).toHaveLength(2);
  expect(sent[1]).toEqual(sent[0]);
});

it('says why it was refused, and reads the terms again', async () => {
  const refusals = [{ code: 'WAIT' as const, until: 1 }];
  const { scope, convert, loads } = await openDialog(makeProblem('REQUEST_REFUSED', { refusals }));
  await convert(2_000);
  expect(scope.getState(sending.$refusals)).toEqual(refusals);
  expect(loads()).toBe(2);
});

it('proposes all whole thousands in the dialog of the money', async () => {
  const { scope } = await openDialog();
  await allSettled(pointChangeDialog.closed, { scope });
  await allSettled(moneyChangeDialog.opened, { scope });
  expect(scope.getState($points)).toBe(12_000);
  await allSettled(moneyChangeDialog.closed, { scope });
  expect(scope.getState($points)).toBeNull();
});

it('forgets all with the page', async () => {
  const { scope } = await openDialog();
  await allSettled(conversionClosed, { scope });
  expect(scope.getState(terms.$data)).toBeNull();
});

it.each([
  ['points', pointChangeDialog, moneyChangeDialog],
  ['money', moneyChangeDialog, pointChangeDialog],
])(
  'opens the dialog of the %s again that the end of the session closed',
  async (_of, dialog, other) => {
    const { scope } = await openDialog();
    await allSettled(dialog.opened, { scope });
    await allSettled(pointsChanged, { scope, params: 3_000 });
    await allSettled(sessionLost, { scope, params: 'expired' });
    await allSettled(allDialogsClosed, { scope });
    await allSettled(conversionClosed, { scope });
    expect(scope.getState($points)).toBeNull();
    await allSettled($member, { scope, params: makeMember() });
    await allSettled(conversionOpened, { scope });
    expect([scope.getState(dialog.$isOpen), scope.getState(other.$isOpen)]).toEqual([true, false]);
    expect(scope.getState($points)).toBe(3_000);
  },
);
