import { beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const site = stagedAndChecked(() => buildTestApp());
let manager: string;

// Each test moves time further than a session lasts.
beforeEach(async () => {
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

it('keeps a question for one of two who take it up at once, until the lock ends', async () => {
  const admin = await site.login('admin01');
  const id = await ask('담당 시험');
  const lock = (method: Method, token?: string) =>
    call(method, `/desk/inquiry/${id}/lock`, undefined, token);
  const both = await Promise.all([lock('PUT'), lock('PUT', admin)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const [mine, other] = both[0]?.status === 200 ? [manager, admin] : [admin, manager];
  const staffId = mine === manager ? 'mem_demo_manager01' : 'mem_demo_admin01';
  const until = site.clock.now() + 600_000;
  expect((await call('GET', `/desk/inquiry/${id}`)).body).toMatchObject({
    state: 'answering',
    lock: { staffId, until },
  });
  const { open, answering } = (await call('GET', '/desk/queue')).body.inquiries;
  expect(answering).toBe(1);
  expect(open).toBeGreaterThanOrEqual(answering);
  const answer = { answer: '안내드렸습니다.' };
  expect((await call('POST', `/desk/inquiry/${id}`, answer, other)).body.code).toBe('LOCKED');
  expect((await lock('DELETE', other)).body.code).toBe('LOCKED');
  expect((await lock('DELETE', mine)).body).toMatchObject({ state: 'open', lock: null });
  await lock('PUT', mine);
  await site.advanceTo(until);
  expect((await call('GET', `/desk/inquiry/${id}`)).body).toMatchObject({ lock: null });
  expect((await lock('PUT', other)).body.state).toBe('answering');
  expect((await call('POST', `/desk/inquiry/${id}`, answer, other)).body).toMatchObject({
    state: 'answered',
    lock: null,
  });
  expect((await lock('PUT', mine)).body.code).toBe('INVALID_STATE');
  const steps = await site.db.query<{ event: string }>(
    'select event from inquiry_step where inquiry_id = $1 order by id',
    [id],
  );
  expect(steps.map(({ event }) => event)).toEqual([
    ...['open', 'check', 'release', 'check', 'check', 'answer'],
  ]);
  const audited = await site.db.query<{ action: string }>(
    'select action, actor from audit where target = $1 order by id',
    [id],
  );
  expect(audited).toEqual(
    [
      ['check', mine],
      ['release', mine],
      ['check', mine],
      ['check', other],
      ['answer', other],
    ].map(([event, token]) => ({
      action: `inquiry.${event}`,
      actor: token === manager ? 'mem_demo_manager01' : 'mem_demo_admin01',
    })),
  );
});

it('closes a question a week after its answer', async () => {
  const id = await ask('종료 시험');
  await call('POST', `/desk/inquiry/${id}`, { answer: '안내드렸습니다.' });
  const stateOf = async () => (await call('GET', `/desk/inquiry/${id}`)).body.state;
  // As answered a week ago less a minute: a week of the whole site is long to play.
  const answered = site.clock.now() - 7 * 86_400_000 + 60_000;
  await site.db.query('update inquiry set answered_at = $2 where id = $1', [id, answered]);
  await site.advanceTo(site.clock.now() + 59_999);
  expect(await stateOf()).toBe('answered');
  await site.advanceTo(site.clock.now() + 1);
  expect(await stateOf()).toBe('closed');
  expect((await call('GET', '/desk/inquiry?state=closed')).body.data).toMatchObject([
    { id, state: 'closed' },
  ]);
  const { data } = (await call('GET', '/desk/inquiry?state=answered')).body;
  expect(data.map((one: { id: string }) => one.id)).not.toContain(id);
});

it('takes one question in 90 seconds of whoever asks, from twenty at once as well', async () => {
  const token = await site.login('member02');
  const account = () => call('POST', '/charge/account', undefined, token);
  const all = await Promise.all(Array.from({ length: 20 }, account));
  expect(all.filter(({ status }) => status === 202)).toHaveLength(1);
  const refused = all.find(({ status }) => status === 429);
  expect(refused?.body.message).toContain('90초 후에 다시 보내주세요');
  expect(refused?.headers['retry-after']).toBe('90');
  await site.advanceTo(site.clock.now() + 89_999);
  expect((await account()).status).toBe(429);
  await site.advanceTo(site.clock.now() + 1);
  expect((await account()).status).toBe(202);
  // Many share a line: another contact is another guest.
  const guest = (contact: string) =>
    site.call('POST', '/nonmember/inquiry', {
      body: { contact, title: '가입 문의', contents: '가입하고 싶습니다.' },
    });
  const answers = [await guest('kakao one'), await guest('KAKAO one'), await guest('kakao two')];
  expect(answers.map(({ status }) => status)).toEqual([201, 429, 201]);
});
