import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { $member, inquiryRequested, inquiryWriteRequested, sessionLost } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { $dialog } from '@/shared/lib/dialogs';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import './events';
import { form, WriteGate } from './model';

const detail = {
  id: 'inq_7',
  kind: 'charge',
  title: '환전 시간',
  contents: '언제 되나요?',
  createdAt: 1,
  state: 'open',
  closesAt: null,
  lines: [],
};
const typed = { title: ' 환전 시간 ', contents: '언제 되나요?\n' };

async function open(
  flag?: string,
  answers: object = {},
  member: object | null = memberKinds.ordinary,
) {
  const sent = vi.fn();
  const keep =
    (answer: object) =>
    ({ path, body }: FakeCall) => {
      sent(path, body);
      return answer;
    };
  const api = createFakeApi({
    'POST /customer': keep({ status: 201, body: detail }),
    'POST /charge/account': keep({ status: 202, body: { received: true } }),
    ...answers,
  });
  const values = [
    [$api, api],
    [$member, member],
  ] as const;
  const scope = makeScope({ values });
  await allSettled(WriteGate.open, { scope, params: { flag } });
  const type = async (some: object) => {
    for (const [name, value] of Object.entries(some))
      await allSettled(form.changed, { scope, params: { name: name as 'title', value } });
  };
  const submit = () => allSettled(form.submitted, { scope });
  return { scope, sent, type, submit, navigations: watchCalls(scope, navigationRequested) };
}

it.each([
  ['account', 'account'],
  ['charge', 'charge'],
  ['nonmember', 'etc'],
  [undefined, 'etc'],
])('of the flag %s asks about %s', async (flag, kind) => {
  const { scope } = await open(flag);
  expect(scope.getState(form.$values).kind).toBe(kind);
});

it('offers no account to a coin-only member', async () => {
  const { scope } = await open('account', {}, memberKinds.coinOnly);
  expect(scope.getState(form.$values).kind).toBe('etc');
});

it('sends what was typed without the blanks around it, once, and leads to the question', async () => {
  const { scope, sent, type, submit, navigations } = await open('charge');
  await type(typed);
  await Promise.all([submit(), submit()]);
  const body = { kind: 'charge', title: '환전 시간', contents: '언제 되나요?' };
  expect(sent.mock.calls).toEqual([['/customer', body]]);
  expect(navigations).toEqual([{ to: '/customer/view/inq_7' }]);
  expect(scope.getState(form.$values).title).toBe('');
});

it('asks for the account without words', async () => {
  const { sent, submit, navigations } = await open('account');
  await submit();
  expect(sent.mock.calls).toEqual([['/charge/account', undefined]]);
  expect(navigations).toEqual([{ to: '/customer' }]);
});

it.each([
  ['title', ' 가 '],
  ['contents', '가'],
  ['contents', '가'.repeat(1001)],
])('with a %s of the wrong length is not sent', async (field, value) => {
  const { scope, sent, type, submit } = await open('bet');
  await type({ ...typed, [field]: value });
  await submit();
  expect(sent).not.toHaveBeenCalled();
  expect(Object.keys(scope.getState(form.$errors))).toEqual([field]);
});

it('says when the next may be asked, and keeps what was typed', async () => {
  const { scope, type, submit } = await open('bet', {
    'POST /customer': makeProblem('RATE_LIMITED'),
  });
  const alerts = watchCalls(scope, alertShown);
  await type(typed);
  await submit();
  expect(alerts).toEqual([{ text: '문의는 1분 30초 후에 다시 하실 수 있습니다.' }]);
  expect(scope.getState(form.$values)).toEqual({ kind: 'bet', ...typed });
});

it('has what was typed again after the session had ended', async () => {
  const { scope, type } = await open('bet');
  await type(typed);
  await allSettled(sessionLost, { scope, params: 'expired' });
  await allSettled(WriteGate.close, { scope, params: {} });
  expect(scope.getState(form.$values).title).toBe('');
  await allSettled($member, { scope, params: memberKinds.ordinary });
  await allSettled(WriteGate.open, { scope, params: {} });
  expect(scope.getState(form.$values)).toEqual({ kind: 'bet', ...typed });
});

it('opens for a member; a guest leaves a contact', async () => {
  const { scope } = await open();
  await allSettled(inquiryWriteRequested, { scope });
  expect(scope.getState($dialog)?.name).toBe('customerWrite');
  const guest = await open(undefined, {}, null);
  const requests = watchCalls(guest.scope, inquiryRequested);
  await allSettled(inquiryWriteRequested, { scope: guest.scope });
  expect([requests.length, guest.scope.getState($dialog)]).toEqual([1, null]);
});
