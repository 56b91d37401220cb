import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { rowChosen } from '@/features/desk-list';
import { makeProblem, offline } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { answerQuestion } from '@/shared/lib/test-question';
import { watchCalls } from '@/shared/lib/test-scope';
import { scopeOf, sent } from '../lib/sample-inquiries';
import { form } from './answer';
import { inquiries, list } from './list';

async function open(answers: Parameters<typeof scopeOf>[0] = {}) {
  const scope = scopeOf(answers);
  await allSettled(list.Gate.open, { scope, params: { state: 'open' } });
  await allSettled(rowChosen, { scope, params: 'inq_1' });
  const type = (answer: string) =>
    allSettled(form.changed, { scope, params: { name: 'answer', value: answer } });
  const submit = (isConfirmed = true) =>
    answerQuestion(scope, allSettled(form.submitted, { scope }), isConfirmed);
  return { scope, type, submit, alerts: watchCalls(scope, alertShown) };
}

it('sends nothing before it was confirmed, and then what was typed without the blanks around it', async () => {
  const { scope, type, submit } = await open();
  await type('  안내드렸습니다. ');
  await submit(false);
  expect(sent).toEqual([]);
  expect(scope.getState(form.$values)).toEqual({ answer: '  안내드렸습니다. ' });
  await submit();
  expect(sent).toEqual([{ answer: '안내드렸습니다.' }]);
  expect(scope.getState(inquiries.$items)?.map(({ id }) => id)).toEqual(['inq_2', 'inq_3']);
});

it('keeps what was typed when the answer did not arrive', async () => {
  const { scope, type, submit, alerts } = await open({ 'POST /desk/inquiry/inq_1': offline });
  await type('안내드렸습니다.');
  await submit();
  expect(alerts).toEqual([{ text: '인터넷 연결을 확인하고 다시 시도해주세요.' }]);
  expect(scope.getState(list.$row)?.id).toBe('inq_1');
  expect(scope.getState(form.$values)).toEqual({ answer: '안내드렸습니다.' });
});

it('reads the list again where somebody else has answered', async () => {
  const { scope, type, submit, alerts } = await open({
    'POST /desk/inquiry/inq_1': makeProblem('INVALID_STATE'),
  });
  await type('안내드렸습니다.');
  const read = watchCalls(scope, inquiries.opened);
  await submit();
  expect(read).toEqual(['open']);
  expect(alerts).toMatchObject([{ text: expect.stringContaining('다른 담당자') }]);
});
