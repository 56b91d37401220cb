import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { makeBet } from '@/entities/bet/testing';
import { $member, sessionLost } from '@/entities/member';
import { makeMember } from '@/entities/member/testing';
import { toPostBet } from '@/entities/post';
import { makeAuthor, makePost } from '@/entities/post/testing';
import { $files, filesChosen, filesRestored } from '@/features/post-editor';
import { $api, createFakeApi, type FakeCall, makeProblem } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { deferred, makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { writeClosed, writeOpened } from '../events';
import { $attached, $fileFault, $isEdited, $isMissing, $waits } from './write';
import { betChosen, form, leaving, saving } from './write';

const url = `/file/download/post/${'a'.repeat(24)}.webp`;
const written = { title: ' 울산–전북 ', contents: '<p>홈 다섯 경기</p>' };
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

async function open({ id = 0, answers = {} as object } = {}) {
  const sent: unknown[] = [];
  const take = (body: unknown, status: number) => (call: FakeCall) => {
    sent.push([call.method, call.path, call.body]);
    return { status, body };
  };
  const api = createFakeApi({
    'POST /board/free': take({ id: 12_807 }, 201),
    'PUT /board/post/5': take(makePost({ id: 5 }), 200),
    ...answers,
  });
  const scope = makeScope({
    values: [
      [$api, api],
      [$member, makeMember()],
    ],
  });
  const start = () => allSettled(writeOpened, { scope, params: { board: 'free', id } });
  const type = async (values: Partial<typeof written>) => {
    for (const [name, value] of Object.entries(values))
      await allSettled(form.changed, { scope, params: { name: name as 'title', value } });
  };
  const submit = () => allSettled(form.submitted, { scope });
  await start();
  return { scope, sent, start, type, submit, went: watchCalls(scope, navigationRequested) };
}

it('sends what was written with its bet, and shows the post', async () => {
  const { scope, sent, type, submit, went } = await open();
  await type(written);
  await allSettled(betChosen, { scope, params: makeBet() });
  await submit();
  const draft = { title: '울산–전북', contents: written.contents, betId: makeBet().id };
  expect(sent).toEqual([['POST', '/board/free', draft]]);
  expect(went).toEqual([{ to: '/free/view/12807', replace: true }]);
  expect(scope.getState($isEdited)).toBe(false);
});

it('keeps everything where it is refused, and says where', async () => {
  const refusals = [
    makeProblem('RATE_LIMITED', { message: '1분에 한 번 쓸 수 있습니다.' }),
    makeProblem('VALIDATION', { errors: [{ path: 'body.contents', message: 'images' }] }),
  ];
  const answers = { 'POST /board/free': () => refusals.shift() };
  const { scope, type, submit } = await open({ answers });
  await type(written);
  await submit();
  expect(scope.getState($alert)?.text).toBe('1분에 한 번 쓸 수 있습니다.');
  await submit();
  expect(scope.getState(form.$errors)).toEqual({ contents: '내용과 이미지를 확인해주세요.' });
  expect(scope.getState(form.$values)).toEqual(written);
});

describe('images', () => {
  it('are waited for, and have to be in the text', async () => {
    const upload = deferred<void>();
    const body = { id: 'a'.repeat(24), url, width: 8, height: 8, bytes: 84_112 };
    const answer = () => upload.promise.then(() => ({ status: 201, body }));
    const { scope, sent, type } = await open({ answers: { 'POST /board/image': answer } });
    await type(written);
    const chosen = allSettled(filesChosen, { scope, params: [new File([png], 'a.png')] });
    await vi.waitFor(() => expect(scope.getState($files)).toMatchObject([{ state: 'sending' }]));
    void allSettled(form.submitted, { scope });
    await vi.waitFor(() => expect(scope.getState($waits)).toBe(true));
    expect(sent).toEqual([]);
    upload.resolve();
    await chosen;
    expect(scope.getState($fileFault)).toContain('본문에 넣지 않은 이미지가 1장');
    expect([scope.getState($waits), sent]).toEqual([false, []]);
    await type({ contents: `${written.contents}<img src="${url}">` });
    expect(scope.getState($fileFault)).toBeNull();
    await allSettled(form.submitted, { scope });
    expect(sent).toHaveLength(1);
  });

  it('that are wrong have to go', async () => {
    const { scope, sent, type, submit } = await open();
    await type(written);
    await allSettled(filesChosen, { scope, params: [new File(['x'], 'a.png')] });
    await submit();
    expect(scope.getState($fileFault)).toBe('이미지 1장을 확인해주세요.');
    await allSettled(filesRestored, { scope, params: [] });
    await submit();
    expect(sent).toHaveLength(1);
  });
});

describe('a post of one’s own', () => {
  const bet = makeBet();
  const own = makePost({
    id: 5,
    bet: toPostBet(bet),
    betId: bet.id,
    author: makeAuthor({ isMine: true }),
    contents: `<p>홈 다섯 경기</p><img src="${url}">`,
  });

  it('is changed with its images and its bet', async () => {
    const answers = { 'GET /board/post/5': { body: own } };
    const { scope, sent, submit, went } = await open({ id: 5, answers });
    expect(scope.getState($files)).toMatchObject([{ url, state: 'done' }]);
    expect([scope.getState($attached)?.id, scope.getState($isEdited)]).toEqual([bet.id, false]);
    await submit();
    const { title, contents } = own;
    expect(sent).toEqual([['PUT', '/board/post/5', { title, contents, betId: bet.id }]]);
    expect(went).toEqual([{ to: '/free/view/5', replace: true }]);
  });

  it('is nobody else’s', async () => {
    const answers = { 'GET /board/post/5': { body: makePost({ id: 5 }) } };
    const { scope } = await open({ id: 5, answers });
    expect(scope.getState($isMissing)).toBe(true);
  });
});

describe('leaving', () => {
  const leave = (scope: ReturnType<typeof makeScope>) =>
    allSettled(leaving.leaveFx, { scope, params: { href: '/rule', move: 'none' } });

  it('is free while nothing is written, and asks from then on', async () => {
    const { scope, type, went } = await open();
    const held = watchCalls(scope, leaving.leaveFx.doneData);
    await leave(scope);
    await type({ title: '울' });
    await answerQuestion(scope, leave(scope), false);
    expect([held, went]).toEqual([[false, true], []]);
    await answerQuestion(scope, leave(scope));
    expect(went).toEqual([{ to: '/rule' }]);
    await leave(scope);
    expect(held).toEqual([false, true, true, false]);
  });

  it('asks nothing where the session ends, and has all again after the login', async () => {
    const { scope, start, type } = await open();
    await type(written);
    await allSettled(betChosen, { scope, params: makeBet() });
    await allSettled(sessionLost, { scope, params: 'expired' });
    const held = watchCalls(scope, leaving.leaveFx.doneData);
    await leave(scope);
    expect(held).toEqual([false]);
    await allSettled(writeClosed, { scope });
    expect(scope.getState(form.$values)).toEqual({ title: '', contents: '' });
    await allSettled($member, { scope, params: makeMember() });
    await start();
    expect(scope.getState(form.$values)).toEqual(written);
    expect(scope.getState($attached)?.id).toBe(makeBet().id);
    expect(scope.getState($isEdited)).toBe(true);
  });
});

it('sends once while an answer is awaited', async () => {
  const answer = deferred<void>();
  let count = 0;
  const { scope, type, submit } = await open({
    answers: {
      'POST /board/free': () => {
        count += 1;
        return answer.promise.then(() => ({ status: 201, body: { id: 1 } }));
      },
    },
  });
  await type(written);
  const both = [submit(), submit()];
  await vi.waitFor(() => expect(count).toBe(1));
  expect(scope.getState(saving.$isPending)).toBe(true);
  answer.resolve();
  await Promise.all(both);
  expect(count).toBe(1);
});
