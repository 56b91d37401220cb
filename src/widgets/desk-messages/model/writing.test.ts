// @vitest-environment jsdom
import { allSettled, type Scope } from 'effector';
import { beforeEach, expect, it, vi } from 'vitest';
import { makeDeskMember, makeMemberRow } from '@/entities/desk-member/testing';
import { sessionLost } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $currentRow, rowLeft } from '@/features/desk-list';
import { makeProblem, offline } from '@/shared/api/testing';
import { $alert, alertAnswered, alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { toastShown } from '@/shared/lib/toasts';
import { answerQuestion } from '@/shared/lib/test-question';
import { watchCalls } from '@/shared/lib/test-scope';
import { calls, makeSent, scopeOf } from '../lib/sample-sent';
import { list, sent } from './sent';
import { $receivers, form, found, reach, receiverAdded, receiverRemoved } from './writing';

beforeEach(() => localStorage.clear());

const gold = makeMemberRow({ id: 'mem_2', nickname: '골드왕' });
type Field = 'audience' | 'who' | 'level' | 'title' | 'contents';

async function open(answers: Parameters<typeof scopeOf>[0] = {}, to: string | null = null) {
  const scope = scopeOf(answers);
  await allSettled(list.Gate.open, { scope, params: { to } });
  if (to === null) await allSettled(list.addClicked, { scope });
  const type = (name: Field, value: string) =>
    allSettled(form.changed, { scope, params: { name, value } });
  const add = (params = makeMemberRow()) => allSettled(receiverAdded, { scope, params });
  async function write(title = ' 점검 안내 ') {
    await type('title', title);
    await type('contents', ' 오늘 밤 3시 ');
  }
  /** Submits and answers the question; returns what it said. */
  async function send(isConfirmed = true) {
    const questions = watchCalls(scope, askConfirmFx);
    await answerQuestion(scope, allSettled(form.submitted, { scope }), isConfirmed);
    return questions[0]?.text;
  }
  return { scope, type, add, write, send, alerts: watchCalls(scope, alertShown) };
}
const valuesOf = (scope: Scope) => scope.getState(form.$values);

it('says how many it reaches whenever the receivers change', async () => {
  const { scope, type, add } = await open();
  expect(scope.getState(reach.$data)).toBeNull();
  await add();
  await add(gold);
  await add(gold);
  expect(scope.getState(reach.$data)).toMatchObject({ receivers: 2 });
  await allSettled(receiverRemoved, { scope, params: 'mem_2' });
  expect(scope.getState(reach.$data)).toMatchObject({ receivers: 1 });
  await type('audience', 'all');
  expect(scope.getState(reach.$data)).toMatchObject({ receivers: 1204, excluded: 3 });
  await type('audience', 'level');
  expect(scope.getState(reach.$data)).toMatchObject({ receivers: 12 });
});

it('refuses what names nobody, and what is empty or too long', async () => {
  const { scope, type } = await open();
  await allSettled(form.submitted, { scope });
  expect(scope.getState(form.$errors)).toEqual({
    who: '받는 회원을 한 명 이상 추가해주세요.',
    title: '제목을 입력해주세요.',
    contents: '내용을 입력해주세요.',
  });
  await type('title', '가'.repeat(61));
  await type('contents', '가'.repeat(2001));
  expect(scope.getState(form.$errors)).toMatchObject({
    title: '제목은 60자까지 입력할 수 있습니다.',
    contents: '내용은 2,000자까지 입력할 수 있습니다.',
  });
  expect(calls).toEqual([]);
});

it.each([
  ['all', { all: true }, '전체 회원 1,204명에게'],
  ['level', { level: 12 }, 'GS 등급 12명에게'],
])('sends to %s once the number was confirmed', async (audience, to, words) => {
  const { type, write, send } = await open();
  await type('audience', audience);
  await type('level', '12');
  await write();
  expect(await send(false)).toContain(words);
  expect(calls).toEqual([]);
  await send();
  expect(calls).toMatchObject([
    { call: 'POST /desk/message', body: { ...to, title: '점검 안내', contents: '오늘 밤 3시' } },
  ]);
});

it('sends once under its key, shows it in the list at once, and begins again', async () => {
  const failures = [offline];
  const all = [makeSent({ id: 'snt_0' })];
  const { scope, add, write, send } = await open({
    'GET /desk/message': () => ({ body: { data: [...all], nextCursor: null } }),
    'POST /desk/message': ({ headers, body }) => {
      calls.push({ call: 'POST /desk/message', body, key: headers.get('idempotency-key') });
      failures.pop()?.();
      all.unshift(makeSent({ id: 'snt_new' }));
      return { status: 201, body: { sent: 2 } };
    },
  });
  const toasts = watchCalls(scope, toastShown);
  await add();
  await add(gold);
  await write();
  expect(await send()).toBe(
    "선택한 회원 2명에게 '점검 안내' 쪽지를 보냅니다. 회원은 쪽지를 읽어야 베팅할 수 있습니다.",
  );
  expect(valuesOf(scope)).toMatchObject({ title: ' 점검 안내 ' });
  const failure = scope.getState($alert)?.id ?? '';
  await allSettled(alertAnswered, { scope, params: { id: failure, isConfirmed: true } });
  await send();
  expect(calls).toHaveLength(2);
  expect(calls[0]?.key).toMatch(/^.{8,}$/);
  expect(calls[1]?.key).toBe(calls[0]?.key);
  expect(calls[1]?.body).toMatchObject({ memberIds: ['mem_9', 'mem_2'] });
  expect(scope.getState(sent.$items)?.map(({ id }) => id)).toEqual(['snt_new', 'snt_0']);
  expect(toasts).toContainEqual({ text: '2명에게 쪽지를 보냈습니다.', tone: 'success' });
  expect(scope.getState($currentRow)).toBeNull();
  await allSettled(list.addClicked, { scope });
  expect(valuesOf(scope)).toMatchObject({ title: '', contents: '' });
  expect(scope.getState($receivers)).toEqual([]);
});

it.each([
  ['nobody is left', { receivers: 0, excluded: 1, unknown: [] }],
  ['one has left', { receivers: 1, excluded: 0, unknown: ['mem_2'] }],
])('sends nothing where %s, and keeps what was typed', async (_what, body) => {
  const { scope, add, write, alerts } = await open({ 'POST /desk/message/preview': { body } });
  await add();
  await write();
  await allSettled(form.submitted, { scope });
  expect(alerts).toEqual([
    { text: '받을 회원이 없거나 탈퇴한 회원이 들어 있습니다. 받는 사람을 확인해주세요.' },
  ]);
  expect(calls).toEqual([]);
  expect(valuesOf(scope)).toMatchObject({ title: ' 점검 안내 ' });
});

it('keeps what is half written over a reload, for the one who writes alone', async () => {
  const { add, write } = await open();
  await add();
  await write('반만 쓴 제목');
  const again = await open();
  expect(valuesOf(again.scope)).toMatchObject({ title: '반만 쓴 제목', audience: 'members' });
  expect(again.scope.getState($receivers)).toMatchObject([{ id: 'mem_9', nickname: '한강바람' }]);
  const other = scopeOf({}, { ...memberKinds.manager, id: 'mem_another' });
  await allSettled(list.Gate.open, { scope: other, params: { to: null } });
  await allSettled(list.addClicked, { scope: other });
  expect(valuesOf(other)).toMatchObject({ title: '' });
});

it('keeps it while another row is looked at, and forgets it when its writer signs out', async () => {
  const { scope, write } = await open();
  await write('반만 쓴 제목');
  await allSettled(rowLeft, { scope });
  await allSettled(list.addClicked, { scope });
  expect(valuesOf(scope)).toMatchObject({ title: '반만 쓴 제목' });
  await allSettled(sessionLost, { scope, params: 'expired' });
  expect(localStorage.getItem('hanpan.desk-message')).toContain('반만 쓴 제목');
  await allSettled(sessionLost, { scope, params: 'logout' });
  expect(localStorage.getItem('hanpan.desk-message')).not.toContain('반만 쓴 제목');
});

it.each(['{', '{"mem_1":{"audience":"nobody"}}', '[1]'])(
  'what is kept and is no draft of ours is forgotten: %s',
  async (text) => {
    localStorage.setItem('hanpan.desk-message', text);
    const { scope } = await open();
    expect(valuesOf(scope)).toMatchObject({ title: '', audience: 'members' });
  },
);

it('opens to write to one member, with what was written before', async () => {
  const { type, write } = await open();
  await type('audience', 'all');
  await write('반만 쓴 제목');
  const data = makeDeskMember();
  const { scope } = await open({ 'GET /desk/member/mem_9': { body: data } }, 'mem_9');
  expect(scope.getState($currentRow)).toBe('new');
  expect(scope.getState($receivers)).toMatchObject([{ id: 'mem_9' }]);
  expect(valuesOf(scope)).toMatchObject({ audience: 'members', title: '반만 쓴 제목' });
  expect(scope.getState(reach.$data)).toMatchObject({ receivers: 1 });
});

it('says that the member is not there, and lets another be chosen', async () => {
  const answers = { 'GET /desk/member/mem_x': makeProblem('NOT_FOUND') };
  const scope = scopeOf(answers);
  const alerts = watchCalls(scope, alertShown);
  await allSettled(list.Gate.open, { scope, params: { to: 'mem_x' } });
  expect(alerts).toEqual([{ text: '회원을 찾지 못했습니다. 받는 회원을 직접 골라주세요.' }]);
  expect(scope.getState($currentRow)).toBe('new');
});

it('finds members by what is typed, and none by nothing', async () => {
  const { scope, type, add } = await open();
  void type('who', '한');
  await vi.waitFor(() => expect(scope.getState(found.$data)).toHaveLength(3));
  await add();
  expect(valuesOf(scope)).toMatchObject({ who: '' });
  expect(scope.getState(found.$data)).toBeNull();
});
