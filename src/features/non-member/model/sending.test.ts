import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $alert, alertAnswered } from '@/shared/lib/alerts';
import { $dialog } from '@/shared/lib/dialogs';
import { makeScope } from '@/shared/lib/test-scope';
import { nonMemberDialog } from '../dialogs';
import { $key, closeRequested, form, NonMemberGate } from './sending';

const typed = { contact: '01012345678', title: '가입 문의', contents: '승인을 기다립니다.' };

function setUp(answer: (inquiry: unknown) => unknown, values = typed) {
  const api = createFakeApi({
    'POST /nonmember/inquiry': async ({ body }) => ({ body: await answer(body) }),
  });
  return makeScope({
    values: [
      [form.$values, values],
      [$api, api],
    ],
  });
}

it('is sent without an account and has its key until the dialog is closed', async () => {
  const send = vi.fn((_inquiry: unknown) => ({ id: 'inq_1', key: 'K7F2-9QTX-3MWP' }));
  const scope = setUp(send);
  await allSettled(form.submitted, { scope });
  expect(send.mock.calls).toEqual([[typed]]);
  expect(scope.getState($key)).toBe('K7F2-9QTX-3MWP');
  await allSettled(NonMemberGate.open, { scope, params: {} });
  expect(scope.getState($key)).toBeNull();
});

it.each([
  ['contact', '1'],
  ['title', 'x'.repeat(61)],
  ['contents', '네번째'],
  ['contents', 'x'.repeat(2001)],
])('with a %s of the wrong length is not sent', async (name, value) => {
  const send = vi.fn();
  const scope = setUp(send, { ...typed, [name]: value });
  await allSettled(form.submitted, { scope });
  expect(send).not.toHaveBeenCalled();
  expect(Object.keys(scope.getState(form.$errors))).toEqual([name]);
});

it('refused keeps what was typed', async () => {
  const scope = setUp(() => Promise.reject({ kind: 'network' }));
  await allSettled(form.submitted, { scope });
  expect(scope.getState($alert)?.text).toContain('인터넷 연결을 확인하고 다시 시도해주세요.');
  expect(scope.getState(form.$values)).toEqual(typed);
});

it('once sent it closes without a question, before that only after one', async () => {
  const scope = setUp(() => ({ id: 'inq_1', key: 'K7F2-9QTX-3MWP' }));
  await allSettled(nonMemberDialog.opened, { scope });
  await allSettled(form.changed, { scope, params: { name: 'title', value: typed.title } });
  void allSettled(closeRequested, { scope });
  await new Promise((resolve) => setTimeout(resolve));
  const { id, text } = scope.getState($alert) ?? { id: '', text: '' };
  expect(text).toBe('입력하신 내용이 사라집니다. 닫으시겠습니까?');
  await allSettled(alertAnswered, { scope, params: { id, isConfirmed: false } });
  expect(scope.getState(form.$values)).toEqual(typed);
  await allSettled(form.submitted, { scope });
  await allSettled(closeRequested, { scope });
  expect(scope.getState($dialog)).toBeNull();
});
