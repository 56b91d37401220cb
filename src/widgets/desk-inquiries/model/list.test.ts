import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import { inquiriesChanged } from '@/entities/desk-request';
import { rowChosen, rowDone } from '@/features/desk-list';
import type { FakeCall } from '@/shared/api/testing';
import { alertShown } from '@/shared/lib/alerts';
import { deferred, watchCalls } from '@/shared/lib/test-scope';
import type { InquiryState } from '../lib/live';
import { makeInquiry, scopeOf } from '../lib/sample-inquiries';
import { form } from './answer';
import { inquiries, list } from './list';

const change = (
  id: string,
  part: Partial<Dto<'DeskInquiryChange'>> = {},
): Dto<'DeskInquiryChange'> => ({
  kind: 'inquiry',
  id,
  state: 'open',
  lockedBy: null,
  lockedUntil: null,
  actor: null,
  ...part,
});

const again = makeInquiry({
  id: 'inq_2',
  lines: [
    { by: 'staff', text: '안내드렸습니다.', at: 1 },
    { by: 'asker', text: '한 가지 더 있습니다.', at: 2 },
  ],
});

async function open(answers: Parameters<typeof scopeOf>[0] = {}, state: InquiryState = 'open') {
  const read: string[] = [];
  const one = ({ path }: FakeCall) => {
    const id = path.split('/').at(-1) ?? '';
    read.push(id);
    return { body: makeInquiry({ id, title: `문의 ${id}` }) };
  };
  const scope = scopeOf({
    'GET /desk/inquiry/inq_4': one,
    'GET /desk/inquiry/inq_5': one,
    ...answers,
  });
  await allSettled(list.Gate.open, { scope, params: { state } });
  const ids = () => scope.getState(inquiries.$items)?.map(({ id }) => id);
  const stream = (...changes: Dto<'DeskInquiryChange'>[]) =>
    allSettled(inquiriesChanged, { scope, params: changes });
  return { scope, ids, stream, read };
}

it('puts a new question at the end, so that no row moves, and each once', async () => {
  const { ids, stream, read } = await open();
  await stream(change('inq_4'), change('inq_5'));
  expect(ids()).toEqual(['inq_1', 'inq_2', 'inq_3', 'inq_4', 'inq_5']);
  await stream(change('inq_4'));
  expect(ids()).toEqual(['inq_1', 'inq_2', 'inq_3', 'inq_4', 'inq_5']);
  expect(read).toEqual(['inq_4', 'inq_5']);
});

it('lets go what was answered elsewhere, and says so where an answer was typed', async () => {
  const { scope, ids, stream } = await open();
  const [alerts, done] = [watchCalls(scope, alertShown), watchCalls(scope, rowDone)];
  await allSettled(rowChosen, { scope, params: 'inq_1' });
  await stream(change('inq_2', { state: 'answered', actor: 'mem_other' }));
  expect([ids(), alerts, done]).toEqual([['inq_1', 'inq_3'], [], []]);
  await allSettled(form.changed, { scope, params: { name: 'answer', value: '쓰던 답변' } });
  await stream(change('inq_1', { state: 'answered', actor: 'mem_other' }));
  expect([ids(), done]).toEqual([['inq_3'], ['inq_1']]);
  expect(alerts).toMatchObject([{ text: expect.stringContaining('다른 담당자') }]);
});

it('does not list a question that was answered while it was read', async () => {
  const answer = deferred<{ body: object }>();
  const { ids, stream } = await open({ 'GET /desk/inquiry/inq_4': () => answer.promise });
  const opened = stream(change('inq_4'));
  const answered = stream(change('inq_4', { state: 'answered', actor: 'mem_other' }));
  answer.resolve({ body: makeInquiry({ id: 'inq_4' }) });
  await Promise.all([opened, answered]);
  expect(ids()).toEqual(['inq_1', 'inq_2', 'inq_3']);
});

it('lists a question again when it goes on after its answer', async () => {
  const { ids, stream } = await open({ 'GET /desk/inquiry/inq_2': { body: again } });
  await stream(change('inq_2', { state: 'answered', actor: 'mem_other' }));
  expect(ids()).toEqual(['inq_1', 'inq_3']);
  await stream(change('inq_2'));
  expect(ids()).toEqual(['inq_1', 'inq_3', 'inq_2']);
});

it('puts what was answered before those that were answered earlier', async () => {
  const body = makeInquiry({
    id: 'inq_4',
    state: 'answered',
    answer: '안내드렸습니다.',
    answeredAt: 1,
  });
  const { ids, stream } = await open({ 'GET /desk/inquiry/inq_4': { body } }, 'answered');
  await stream(change('inq_5'), change('inq_4', { state: 'answered' }));
  expect(ids()).toEqual(['inq_4', 'inq_1']);
});

it('reads the list again where more than twenty are new', async () => {
  const { scope, stream, read } = await open();
  const opened = watchCalls(scope, inquiries.opened);
  await stream(...Array.from({ length: 21 }, (_, n) => change(`inq_new${n}`)));
  expect([opened, read]).toEqual([['open'], []]);
});
