import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $member, sessionLost } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { $api, createFakeApi, type FakeCall } from '@/shared/api/testing';
import { allDialogsClosed } from '@/shared/lib/dialogs';
import { toastShown } from '@/shared/lib/toasts';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { moneyChangeDialog, pointChangeDialog } from './dialogs';
import { conversion, conversionClosed, conversionOpened } from './model';
import { makeConversion, makePointTerms } from './testing';

const { form } = conversion;

async function openDialog() {
  const sent: unknown[] = [];
  const api = createFakeApi({
    'GET /mywallet/point': { body: makePointTerms() },
    'POST /mywallet/point/convert': ({ body }: FakeCall) => {
      sent.push(body);
      return { status: 201, body: makeConversion() };
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
  const fill = (value: number | null) =>
    allSettled(form.changed, { scope, params: { name: 'amount', value } });
  const submit = () => allSettled(form.submitted, { scope });
  const points = () => scope.getState(form.$values).amount;
  return { scope, sent, fill, submit, points };
}

it('converts, says so and closes the dialog', async () => {
  const { scope, sent, fill, submit, points } = await openDialog();
  const toasts = watchCalls(scope, toastShown);
  await fill(10_000);
  await submit();
  expect(sent).toEqual([{ points: 10_000 }]);
  expect(toasts).toContainEqual({
    text: '포인트 전환 완료: 10,000P → 10,000원',
    tone: 'success',
  });
  expect([scope.getState(pointChangeDialog.$isOpen), points()]).toEqual([false, null]);
});

it.each([
  [null, '전환할 포인트를 입력해주세요.'],
  [500, '최소 1,000P부터 전환하실 수 있습니다.'],
  [1_500, '1,000P 단위로 입력해주세요.'],
  [13_000, '보유 포인트가 부족합니다. (보유 12,400P)'],
])('sends no %s points', async (points, fault) => {
  const { scope, sent, fill, submit } = await openDialog();
  await fill(points);
  await submit();
  expect(scope.getState(form.$errors).amount).toBe(fault);
  expect(sent).toEqual([]);
});

it('proposes all whole thousands in the dialog of the money', async () => {
  const { scope, points } = await openDialog();
  await allSettled(pointChangeDialog.closed, { scope });
  await allSettled(moneyChangeDialog.opened, { scope });
  expect(points()).toBe(12_000);
  await allSettled(moneyChangeDialog.closed, { scope });
  expect(points()).toBeNull();
});

it.each([
  ['points', pointChangeDialog, moneyChangeDialog],
  ['money', moneyChangeDialog, pointChangeDialog],
])(
  'opens the dialog of the %s again that the end of the session closed',
  async (_of, dialog, other) => {
    const { scope, fill, points } = await openDialog();
    await allSettled(dialog.opened, { scope });
    await fill(3_000);
    await allSettled(sessionLost, { scope, params: 'expired' });
    await allSettled(allDialogsClosed, { scope });
    await allSettled(conversionClosed, { scope });
    expect(points()).toBeNull();
    await allSettled($member, { scope, params: makeMember() });
    await allSettled(conversionOpened, { scope });
    expect([scope.getState(dialog.$isOpen), scope.getState(other.$isOpen)]).toEqual([true, false]);
    expect(points()).toBe(3_000);
  },
);
