import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $member, sessionLost } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { makeAuthor, makePost, makePostBet, makeReply } from '@/entities/post/testing';
import { reported } from '@/features/post-report';
import { picksOffered } from '@/features/slip-picks/events';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { kstInstant } from '@/shared/lib/format';
import { readIsVisibleFx } from '@/shared/lib/page-visibility';
import { answerQuestion } from '@/shared/lib/test-question';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { listOpened, viewClosed, viewOpened } from '../events';
import { listDefaults } from '../search';
import './refreshing';
import {
  $answered,
  adding,
  answerChosen,
  changeChosen,
  changeForm,
  deletion,
  form,
  replies,
} from './replies';
import { $isMissing, deleting, picksTaken, post } from './view';

const now = kstInstant('2026-11-21 18:20:00');
const mine = makeAuthor({ nickname: '한강바람', isMine: true });
const first = makeReply();

async function open({ bet = makePostBet(), id = '12806', answers = {} as object } = {}) {
  const calls: string[] = [];
  let isVisible = true;
  const counted = (body: unknown) => (call: FakeCall) => {
    calls.push(`${call.method} ${call.path}`);
    return { body };
  };
  const api = createFakeApi({
    'GET /board/post/12806': counted(makePost({ bet, author: mine })),
    'GET /board/post/12806/reply': counted({ data: [first], nextCursor: null }),
    'GET /board/post/7': counted(makePost({ id: 7 })),
    'GET /board/post/7/reply': counted({ data: [], nextCursor: null }),
    ...answers,
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [$now, now],
      [$member, makeMember()],
    ],
    handlers: [[readIsVisibleFx, () => isVisible]],
  });
  const view = (next: string) =>
    allSettled(viewOpened, { scope, params: { board: 'free', id: next } });
  const pass = async (seconds: number, isShown = true) => {
    isVisible = isShown;
    await allSettled($now, { scope, params: scope.getState($now) + seconds * 1000 });
  };
  const reply = async (text: string) => {
    await allSettled(form.changed, { scope, params: { name: 'text', value: text } });
    await allSettled(form.submitted, { scope });
  };
  await view(id);
  return { scope, calls, view, pass, reply };
}

it.each(['', 'x', '0', '5'])('says that there is no post %j', async (id) => {
  const { scope } = await open({ id, answers: { 'GET /board/post/5': makeProblem('NOT_FOUND') } });
  expect(scope.getState($isMissing)).toBe(true);
});

it('reads an open bet every 30 seconds while the page is shown, and when it is shown again', async () => {
  const { scope, calls, pass } = await open();
  expect(calls).toHaveLength(2);
  await pass(29);
  expect(calls).toHaveLength(2);
  await pass(1);
  expect(calls).toHaveLength(4);
  await pass(40, false);
  expect(calls).toHaveLength(4);
  await pass(1);
  expect(calls).toHaveLength(6);
  await allSettled(viewClosed, { scope });
  await pass(60);
  expect(calls).toHaveLength(6);
});

it('reads a settled bet again only when the page is shown again', async () => {
  const { calls, pass } = await open({ bet: makePostBet({ state: 'won' }) });
  await pass(60);
  expect(calls).toHaveLength(2);
  await pass(1, false);
  await pass(1);
  expect(calls).toHaveLength(4);
});

it('offers what has not begun of the bet', async () => {
  const { scope } = await open();
  const offered = watchCalls(scope, picksOffered);
  await allSettled(picksTaken, { scope });
  expect(offered).toEqual([{ picks: ['s7k3m2qa.1._.1'] }]);
});

it('deletes after a question, and leads back to the list that was left', async () => {
  const { scope } = await open({ answers: { 'DELETE /board/post/12806': { status: 204 } } });
  await allSettled(listOpened, {
    scope,
    params: { board: 'free', ...listDefaults, filter: 'bet' },
  });
  const navigations = watchCalls(scope, navigationRequested);
  await answerQuestion(scope, allSettled(deleting.start, { scope, params: 12_806 }));
  expect(navigations).toEqual([{ to: '/free?filter=bet', replace: true }]);
});

it('a post and a reply that were reported say so', async () => {
  const { scope } = await open();
  await allSettled(reported, { scope, params: { kind: 'reply', id: 41 } });
  expect(scope.getState(replies.$items)?.[0]?.isReported).toBe(true);
  expect(scope.getState(post.$data)?.isReported).toBe(false);
  await allSettled(reported, { scope, params: { kind: 'post', id: 12_806 } });
  expect(scope.getState(post.$data)?.isReported).toBe(true);
});

it('an answer to an answer is one to the reply, under one key until it is answered', async () => {
  const sent: { key: string | null; body: unknown }[] = [];
  const answers = [makeProblem('UNAVAILABLE'), makeProblem('RATE_LIMITED', { message: '10초' })];
  const nested = makeReply({ id: 42, parentId: 41 });
  const { scope, calls, reply } = await open({
    answers: {
      'POST /board/post/12806/reply': ({ headers, body }: FakeCall) => {
        sent.push({ key: headers.get('idempotency-key'), body });
        return answers.shift() ?? { status: 201, body: makeReply({ id: 43, parentId: 41 }) };
      },
    },
  });
  await allSettled(answerChosen, { scope, params: nested });
  await reply(' 동의 ');
  expect(scope.getState(form.$values)).toEqual({ text: ' 동의 ' });
  await allSettled(form.submitted, { scope });
  expect(scope.getState(adding.$failure)).toMatchObject({ message: '10초' });
  expect(scope.getState(form.$values)).toEqual({ text: ' 동의 ' });
  calls.length = 0;
  await allSettled(form.submitted, { scope });
  expect(sent.map(({ body }) => body)).toEqual(Array(3).fill({ text: '동의', parentId: 41 }));
  const [one, two, three] = sent.map(({ key }) => key);
  expect([one === two, two === three]).toEqual([true, false]);
  expect(scope.getState(replies.$items)?.map(({ id }) => id)).toEqual([41, 43]);
  expect([scope.getState(form.$values).text, scope.getState($answered)]).toEqual(['', null]);
  expect(calls).toEqual(['GET /board/post/12806']);
});

it('keeps what was typed for the post, over its list and over a session that ended', async () => {
  const { scope, view } = await open();
  await allSettled(form.changed, { scope, params: { name: 'text', value: '쓰던 글' } });
  await allSettled(viewClosed, { scope });
  await view('12806');
  expect(scope.getState(form.$values).text).toBe('쓰던 글');
  await allSettled(sessionLost, { scope, params: 'expired' });
  await allSettled(viewClosed, { scope });
  expect(scope.getState(form.$values).text).toBe('');
  await allSettled($member, { scope, params: makeMember() });
  await view('12806');
  expect(scope.getState(form.$values).text).toBe('쓰던 글');
  await view('7');
  expect(scope.getState(form.$values).text).toBe('');
});

it('changes and deletes a reply in its place', async () => {
  const { scope } = await open({
    answers: {
      'PUT /board/reply/41': ({ body }: FakeCall) => ({
        body: { ...first, ...(body as { text: string }), editedAt: 1 },
      }),
      'DELETE /board/reply/41': { status: 204 },
    },
  });
  await allSettled(changeChosen, { scope, params: first });
  expect(scope.getState(changeForm.$values)).toEqual({ text: first.text });
  await allSettled(changeForm.changed, { scope, params: { name: 'text', value: '고침' } });
  await allSettled(changeForm.submitted, { scope });
  expect(scope.getState(replies.$items)).toMatchObject([{ id: 41, text: '고침', editedAt: 1 }]);
  await answerQuestion(scope, allSettled(deletion.start, { scope, params: 41 }));
  expect(scope.getState(replies.$items)).toEqual([]);
});
