import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { $currentRow, deskKeyPressed, rowChosen } from '@/features/desk-list';
import { makeProblem } from '@/shared/api/testing';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { toastShown } from '@/shared/lib/toasts';
import { answerQuestion } from '@/shared/lib/test-question';
import { watchCalls } from '@/shared/lib/test-scope';
import { calls, contents, makeSent, rows, scopeOf } from '../lib/sample-sent';
import { $contents, form, list, recalling, sent } from './sent';

async function open(answers: Parameters<typeof scopeOf>[0] = {}) {
  const scope = scopeOf(answers);
  await allSettled(list.Gate.open, { scope, params: { to: null } });
  const look = (key: string) => allSettled(rowChosen, { scope, params: key });
  async function recall(reason: string, isConfirmed = true) {
    await allSettled(form.changed, { scope, params: { name: 'reason', value: reason } });
    const questions = watchCalls(scope, askConfirmFx);
    await answerQuestion(scope, allSettled(form.submitted, { scope }), isConfirmed);
    return questions[0]?.text;
  }
  const alerts = watchCalls(scope, alertShown);
  return { scope, look, recall, alerts, toasts: watchCalls(scope, toastShown) };
}

it('lists what was sent, and opens one with its text and its counts of now', async () => {
  const { scope, look } = await open({
    'GET /desk/message/snt_1': {
      body: { message: makeSent({ read: 400, unread: 804 }), contents },
    },
  });
  expect(scope.getState(sent.$items)).toEqual(rows);
  await look('snt_1');
  expect(scope.getState($contents)).toBe(contents);
  expect(scope.getState(list.$row)).toMatchObject({ read: 400, unread: 804 });
  expect(scope.getState(sent.$items)).toHaveLength(rows.length);
});

it('has the server search, once nothing is typed any more', async () => {
  const paths: string[] = [];
  const { scope } = await open({
    'GET /desk/message': ({ path }) => {
      paths.push(decodeURIComponent(path));
      return { body: { data: [], nextCursor: null } };
    },
  });
  for (const text of ['점', '점검']) void allSettled(list.searchChanged, { scope, params: text });
  await vi.waitFor(() => expect(paths).toHaveLength(2));
  expect(paths[1]).toContain('q=점검');
});

it('is recalled with a reason once that was confirmed', async () => {
  const { scope, look, recall, toasts } = await open();
  await look('snt_1');
  await allSettled(form.submitted, { scope });
  expect(scope.getState(form.$errors)).toEqual({ reason: '사유를 2자 이상 입력해주세요.' });
  await recall(' 점검이 취소됨 ', false);
  expect(calls).toEqual([]);
  const text = await recall(' 점검이 취소됨 ');
  expect(text).toBe('안 읽은 회원 894명의 쪽지함에서 사라집니다. 이미 읽은 310명에게는 남습니다.');
  expect(calls).toMatchObject([
    { call: 'POST /desk/message/snt_1/recall', body: { reason: '점검이 취소됨' } },
  ]);
  expect(scope.getState(list.$row)).toMatchObject({ unread: 0, recalled: 894 });
  expect(toasts).toContainEqual({ text: '안 읽은 쪽지 894통을 회수했습니다.', tone: 'success' });
});

it('says that it was read meanwhile, and shows what is', async () => {
  const { scope, look, recall, alerts } = await open({
    'POST /desk/message/snt_1/recall': makeProblem('INVALID_STATE'),
  });
  await look('snt_1');
  await recall('점검이 취소됨');
  expect(alerts).toEqual([
    { text: '그사이 모두 읽었거나 이미 회수한 쪽지입니다. 지금 상태를 다시 불러왔습니다.' },
  ]);
  expect(scope.getState(form.$values)).toEqual({ reason: '점검이 취소됨' });
});

it('a reason is of one message alone', async () => {
  const { scope, look } = await open();
  await look('snt_1');
  await allSettled(form.changed, { scope, params: { name: 'reason', value: '취소' } });
  await look('snt_2');
  expect(scope.getState(form.$values)).toEqual({ reason: '' });
});

it('forgets what was looked at when the section is left', async () => {
  const { scope, look } = await open();
  await look('snt_1');
  await allSettled(list.Gate.close, { scope, params: { to: null } });
  expect(scope.getState($currentRow)).toBeNull();
  expect(scope.getState(sent.$items)).toBeNull();
  await allSettled(deskKeyPressed, { scope, params: 'refuse' });
  expect(scope.getState(recalling.$isPending)).toBe(false);
});
