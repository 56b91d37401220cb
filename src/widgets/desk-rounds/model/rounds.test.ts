import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { rowChosen } from '@/features/desk-list';
import { makeProblem } from '@/shared/api/testing';
import { $alert, alertShown } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { watchCalls } from '@/shared/lib/test-scope';
import { makeRound, scopeOf, sent, settled, voidPreview } from '../lib/sample-rounds';
import { $tried, form, rounds, trying } from './rounds';

const { roundId } = makeRound();

async function open(answers: Parameters<typeof scopeOf>[0] = {}) {
  const scope = scopeOf(answers);
  await allSettled(rounds.Gate.open, { scope, params: {} });
  await allSettled(rowChosen, { scope, params: roundId });
  const submit = () => allSettled(form.submitted, { scope });
  async function preview() {
    await allSettled(trying.start, { scope, params: roundId });
    await allSettled(form.filled, { scope, params: { reason: ' 공급사 장애 ' } });
  }
  return { scope, submit, preview, reads: watchCalls(scope, rounds.$rows) };
}

it('asks for rounds of a state whose ids begin with what is typed', async () => {
  const queries: unknown[] = [];
  const { scope } = await open({
    'GET /desk/minigame/round': ({ path }) => {
      queries.push(Object.fromEntries(new URL(path, 'http://site.invalid').searchParams));
      return { body: { data: [], nextCursor: null } };
    },
  });
  await allSettled(rounds.stateChosen, { scope, params: 'drawn' });
  await allSettled(rounds.searchChanged, { scope, params: ' 213-20261121-00361-and-more ' });
  expect(queries).toEqual([
    { limit: '100' },
    { limit: '100', state: 'drawn' },
    { limit: '100', state: 'drawn', q: '213-20261121-00361-a' },
  ]);
});

it('voids a round that was tried, for a reason, once that was confirmed', async () => {
  const { scope, submit, preview, reads } = await open();
  await allSettled(form.filled, { scope, params: { reason: '공급사 장애' } });
  await submit();
  expect(scope.getState($alert)).toBeNull();
  await preview();
  expect(scope.getState($tried)).toEqual(voidPreview);
  const sending = submit();
  const question =
    'EOS 파워볼 3분 361회차\n베팅 2건의 베팅금을 돌려줍니다.\n반환 20,000원\n사유: 공급사 장애';
  await vi.waitFor(() => expect(scope.getState($alert)?.text).toBe(question));
  await answerQuestion(scope, sending, false);
  expect(sent).toEqual([]);
  await answerQuestion(scope, submit());
  expect(sent).toEqual([{ reason: '공급사 장애' }]);
  expect(scope.getState($tried)).toBeNull();
  // From the first page on.
  expect(reads).toEqual([null, [makeRound(), settled]]);
});

it('forgets what was tried when another round is looked at', async () => {
  const { scope, preview } = await open();
  await preview();
  await allSettled(rowChosen, { scope, params: settled.roundId });
  expect(scope.getState($tried)).toBeNull();
  expect(scope.getState(form.$values)).toEqual({ reason: '' });
});

it('says that the round was drawn meanwhile, and keeps the reason', async () => {
  const { scope, submit, preview, reads } = await open({
    [`POST /desk/minigame/round/${roundId}/void`]: makeProblem('INVALID_STATE'),
  });
  const alerts = watchCalls(scope, alertShown);
  await preview();
  await answerQuestion(scope, submit());
  expect(alerts).toEqual([{ text: expect.stringContaining('그 사이 추첨이나 정산이') }]);
  expect(reads).toHaveLength(2);
  expect(scope.getState($tried)).toBeNull();
  expect(scope.getState(form.$values)).toEqual({ reason: ' 공급사 장애 ' });
});
