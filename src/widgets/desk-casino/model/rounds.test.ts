import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { rowChosen } from '@/features/desk-list';
import { makeProblem } from '@/shared/api/testing';
import { $alert, alertShown } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { watchCalls } from '@/shared/lib/test-scope';
import { toastShown } from '@/shared/lib/toasts';
import { closedRound, makeRound, scopeOf, sent } from '../lib/sample-casino';
import { $names, form, isRefundable, rounds } from './rounds';

const { id } = makeRound();

async function open(answers: Parameters<typeof scopeOf>[0] = {}) {
  const scope = scopeOf(answers);
  await allSettled(rounds.Gate.open, { scope, params: {} });
  await allSettled(rowChosen, { scope, params: id });
  const fill = (reason: string) => allSettled(form.filled, { scope, params: { reason } });
  const submit = () => allSettled(form.submitted, { scope });
  return { scope, fill, submit, reads: watchCalls(scope, rounds.$rows) };
}

it('asks for rounds of a state, of a member or an id that begins so', async () => {
  const queries: unknown[] = [];
  const { scope } = await open({
    'GET /desk/casino/round': ({ path }) => {
      queries.push(Object.fromEntries(new URL(path, 'http://site.invalid').searchParams));
      return { body: { data: [], nextCursor: null } };
    },
  });
  await allSettled(rounds.stateChosen, { scope, params: 'stuck' });
  await allSettled(rounds.searchChanged, { scope, params: ' 한강 ' });
  expect(queries).toEqual([
    { limit: '100' },
    { limit: '100', state: 'stuck' },
    { limit: '100', state: 'stuck', q: '한강' },
  ]);
});

it('knows providers and games by their names', async () => {
  const { scope } = await open();
  expect(scope.getState($names)).toMatchObject({
    hanpan: '한판 스튜디오',
    'hanpan-crane': '학과 달항아리',
  });
});

it('gives the stake of an open round back for a reason, once that was confirmed', async () => {
  const { scope, fill, submit, reads } = await open();
  const toasts = watchCalls(scope, toastShown);
  await fill(' 게임사 응답 없음 ');
  const sending = submit();
  const question = '한강 · r-7k2m9x\n회원에게 2,000원을 돌려줍니다.\n사유: 게임사 응답 없음';
  await vi.waitFor(() => expect(scope.getState($alert)?.text).toBe(question));
  await answerQuestion(scope, sending, false);
  expect(sent).toEqual([]);
  await answerQuestion(scope, submit());
  expect(sent).toEqual([{ reason: '게임사 응답 없음' }]);
  expect(toasts).toEqual([{ text: '2,000원을 돌려주었습니다.', tone: 'success' }]);
  // From the first page on.
  expect(reads).toEqual([null, [makeRound(), closedRound]]);
});

it('says that the provider was quicker, and keeps the reason', async () => {
  const { scope, fill, submit, reads } = await open({
    [`POST /desk/casino/round/${id}/refund`]: makeProblem('INVALID_STATE'),
  });
  const alerts = watchCalls(scope, alertShown);
  await fill('게임사 응답 없음');
  await answerQuestion(scope, submit());
  expect(alerts).toEqual([{ text: expect.stringContaining('그 사이 게임사가') }]);
  expect(reads).toHaveLength(2);
  expect(scope.getState(form.$values)).toEqual({ reason: '게임사 응답 없음' });
});

it.each([
  ['an open one', {}, true],
  ['one that has paid', { won: 500 }, false],
  ['one that is over', { state: 'closed' }, false],
  ['one that was refunded', { state: 'refunded' }, false],
] as const)('of rounds refunds %s: %#', (_what, part, isIt) => {
  expect(isRefundable(makeRound(part))).toBe(isIt);
});
