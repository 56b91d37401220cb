import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $currentRow, rowChosen, rowDone } from '@/features/desk-list';
import { deskScope } from '@/features/desk-list/testing';
import { type FakeCall, makeProblem } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { watchCalls } from '@/shared/lib/test-scope';
import { form, pinForm, posts, type ReportedPost } from './model';

const post: ReportedPost = {
  kind: 'post',
  id: 41,
  postId: 41,
  board: 'free',
  state: 'shown',
  title: '안내',
  memberId: 'mem_9',
  nickname: '바다소년',
  createdAt: 1,
  firstReportedAt: 2,
  reports: [],
  text: '문의',
  decidedBy: null,
  decidedAt: null,
};
const reply: ReportedPost = { ...post, kind: 'reply' };

async function open(answers: Parameters<typeof deskScope>[0] = {}) {
  const queries: unknown[] = [];
  const sent: unknown[] = [];
  const take = ({ path, body }: FakeCall) => ({ status: 204, sent: sent.push([path, body]) });
  const scope = deskScope({
    'GET /desk/post/report': ({ path }) => {
      queries.push(path.split('?')[1]);
      const isLast = path.includes('cursor=c2');
      return { body: { data: [isLast ? reply : post], nextCursor: isLast ? null : 'c2' } };
    },
    'POST /desk/post/post/41': take,
    'POST /desk/post/reply/41': take,
    ...answers,
  });
  await allSettled(posts.Gate.open, { scope, params: { state: 'waiting' } });
  return { scope, queries, sent, alerts: watchCalls(scope, alertShown) };
}

it('reads a tab to its end', async () => {
  const { scope, queries } = await open();
  expect(queries).toEqual(['state=waiting&limit=200', 'state=waiting&limit=200&cursor=c2']);
  expect(scope.getState(posts.$rows)).toEqual([post, reply]);
});

it.each(['hide', 'show'] as const)(
  'decides by "%s" once that was confirmed, and reads again',
  async (action) => {
    const { scope, queries, sent } = await open();
    const done = watchCalls(scope, rowDone);
    await allSettled(rowChosen, { scope, params: 'reply/41' });
    await allSettled(form.filled, { scope, params: { action, reason: ' 광고 ' } });
    await answerQuestion(scope, allSettled(form.submitted, { scope }), false);
    expect(sent).toEqual([]);
    await answerQuestion(scope, allSettled(form.submitted, { scope }));
    expect(sent).toEqual([['/desk/post/reply/41', { action, reason: '광고' }]]);
    expect([done, queries.length]).toEqual([['reply/41'], 4]);
    expect(scope.getState(form.$values)).toMatchObject({ reason: '' });
  },
);

it.each(['41', '/free/view/41', 'https://hanpan.example/crypto/view/41?page=2#replies'])(
  'pins the post of "%s"',
  async (text) => {
    const { scope, sent } = await open();
    await allSettled(posts.addClicked, { scope });
    await allSettled(pinForm.filled, { scope, params: { post: text, reason: '안내 공지' } });
    await answerQuestion(scope, allSettled(pinForm.submitted, { scope }));
    expect(sent).toEqual([['/desk/post/post/41', { action: 'pin', reason: '안내 공지' }]]);
    expect(scope.getState($currentRow)).toBeNull();
  },
);

it.each(['', '0', '공지', '/free/view/', '/free/write?id=41', '/message/view/41'])(
  'refuses "%s" as a post',
  async (text) => {
    const { scope } = await open();
    await allSettled(pinForm.filled, { scope, params: { post: text, reason: '안내 공지' } });
    await allSettled(pinForm.submitted, { scope });
    expect(Object.keys(scope.getState(pinForm.$errors))).toEqual(['post']);
  },
);

it('says which posts can be pinned, and keeps what was typed', async () => {
  const { scope, alerts } = await open({ 'POST /desk/post/post/41': makeProblem('INVALID_STATE') });
  await allSettled(posts.addClicked, { scope });
  await allSettled(pinForm.filled, { scope, params: { post: '41', reason: '안내 공지' } });
  await answerQuestion(scope, allSettled(pinForm.submitted, { scope }));
  expect(alerts).toEqual([{ text: expect.stringContaining('운영진이 쓴 글만') }]);
  expect(scope.getState(pinForm.$values)).toMatchObject({ post: '41', reason: '안내 공지' });
});
