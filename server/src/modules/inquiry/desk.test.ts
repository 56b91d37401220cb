import { beforeAll, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { readStream } from '../../../test/stream-reader.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const site = stagedAndChecked(() => buildTestApp());
let manager: string;

beforeAll(async () => {
  manager = await site.login('manager01');
});

type Method = Parameters<TestApp['call']>[0];
const call = (method: Method, path: string, body?: object, token: string | undefined = manager) =>
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  site.call<any>(method, path, { token, ...(body && { body }) });

async function ask(title: string): Promise<string> {
  await site.advanceTo(site.clock.now() + 90_000);
  const body = { contact: '텔레그램 donghae', title, contents: '가입코드를 받고 싶습니다.' };
  return (await site.call<{ id: string }>('POST', '/nonmember/inquiry', { body })).body.id;
}

it('lists what waits from the oldest on, and answers a question once', async () => {
  const [first, second] = [await ask('<b>가입</b> 문의'), await ask('둘째 문의')];
  const page = (await call('GET', '/desk/inquiry?limit=1')).body;
  expect(page.data).toMatchObject([{ id: first, title: '<b>가입</b> 문의', answer: null }]);
  const rest = (await call('GET', `/desk/inquiry?limit=1&cursor=${page.nextCursor}`)).body;
  expect(rest).toMatchObject({ data: [{ id: second }], nextCursor: null });
  const answer = { answer: '안내드렸습니다.' };
  const both = await Promise.all([1, 2].map(() => call('POST', `/desk/inquiry/${first}`, answer)));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  const other = await call('POST', `/desk/inquiry/${first}`, { answer: '다른 답변' });
  expect(other.body.code).toBe('INVALID_STATE');
  expect((await call('GET', '/desk/inquiry?state=answered&limit=1')).body.data).toMatchObject([
    { id: first, ...answer, answeredBy: expect.any(String) },
  ]);
  const records = await site.db.query('select action from audit where target = $1', [first]);
  expect(records).toEqual([{ action: 'inquiry.answer' }]);
  expect((await call('POST', '/desk/inquiry/inq_none', answer)).body.code).toBe('NOT_FOUND');
  expect((await call('GET', '/desk/inquiry?cursor=x')).body.code).toBe('VALIDATION');
});

it('publishes questions and answers to the desk, and counts what has no answer', async () => {
  const { open } = (await call('GET', '/desk/queue')).body.inquiries;
  const desk = await readStream(await site.listen(), { topics: 'desk', token: manager });
  const id = await ask('새 문의');
  const { inquiries } = (await call('GET', '/desk/queue')).body;
  expect(inquiries.open).toBe(open + 1);
  expect((await call('GET', `/desk/inquiry/${id}`)).body).toMatchObject({ id, title: '새 문의' });
  await call('POST', `/desk/inquiry/${id}`, { answer: '안내드렸습니다.' });
  await call('POST', `/desk/inquiry/${id}`, { answer: '안내드렸습니다.' });
  expect((await call('GET', '/desk/queue')).body.inquiries.open).toBe(open);
  const common = { kind: 'inquiry', id, lockedBy: null, lockedUntil: null };
  const changes = () => desk.of('delta').flatMap(({ data }) => data.changes);
  await vi.waitFor(() => expect(changes()).toHaveLength(2));
  desk.cut();
  expect(changes()).toEqual([
    { ...common, state: 'open', actor: null },
    { ...common, state: 'answered', actor: 'mem_demo_manager01' },
  ]);
  expect((await call('GET', '/desk/inquiry/inq_none')).body.code).toBe('NOT_FOUND');
});

it('sends a member the answer as a message', async () => {
  const token = await site.login('member01');
  expect((await call('POST', '/charge/account', undefined, token)).status).toBeLessThan(300);
  const { data } = (await call('GET', '/desk/inquiry')).body;
  const question = data.find((one: { memberId: string | null }) => one.memberId !== null);
  await call('POST', `/desk/inquiry/${question.id}`, { answer: '국민 000-00 한판' });
  const inbox = (await call('GET', '/message', undefined, token)).body.data;
  expect(inbox[0]).toMatchObject({ title: `[답변] ${question.title}`, readAt: null });
});
