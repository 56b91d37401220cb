import { beforeAll, describe, expect, it } from 'vitest';
import { openMemberSite } from '../../../test/member-site.ts';
import { eraseInquiries } from './erasure-repository.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const WAIT = 90_000;
const DAY = 86_400_000;
const MEMBER = 'mem_demo_member02';
const QUESTION = { kind: 'charge', title: '환전 문의', contents: '<b>언제</b> 되나요?' };
const ANSWER = { answer: '완료해드렸습니다.' };
const FURTHER = { text: '감사합니다. 하나 더 여쭙습니다.' };

const site = stagedAndChecked(() => openMemberSite());
let member: string;
let other: string;
let staff: string;

beforeAll(async () => {
  member = await site.login('member02');
  other = await site.login('coin01');
  staff = await site.login('manager01');
});

const call = (method: string, path: string, { token = member, ...rest }: Options = {}) =>
  site.call(method, path, { token, ...rest });
interface Options {
  token?: string;
  body?: object;
}

/** Asks as soon as the member may. */
async function ask(): Promise<string> {
  site.pass(WAIT);
  const { status, body } = await call('POST', '/customer', { body: QUESTION });
  expect(status).toBe(201);
  return body.id;
}
const answer = (id: string, body = ANSWER) =>
  call('POST', `/desk/inquiry/${id}`, { token: staff, body });
const take = (id: string) => call('PUT', `/desk/inquiry/${id}/lock`, { token: staff });
const read = async (id: string) => (await call('GET', `/customer/${id}`)).body;
const isNew = async (id: string) =>
  (await call('GET', '/customer')).body.data.find((one: { id: string }) => one.id === id)?.isNew;
const further = (id: string, token = member) =>
  call('POST', `/customer/${id}/line`, { token, body: FURTHER });
const close = (id: string, token = member) => call('POST', `/customer/${id}/close`, { token });
const withdraw = (id: string, token = member) => call('DELETE', `/customer/${id}`, { token });
const outcome = ({ status, body }: Awaited<ReturnType<typeof call>>) => body?.code ?? status;

it('goes from a question to its end, with every line and every state published', async () => {
  const id = await ask();
  const from = site.published.length;
  expect(await read(id)).toMatchObject({ ...QUESTION, state: 'open', closesAt: null, lines: [] });
  await take(id);
  expect((await answer(id)).body.lines).toMatchObject([{ by: 'staff', text: ANSWER.answer }]);
  const answeredAt = site.clock.now();
  expect(await isNew(id)).toBe(true);
  expect(await read(id)).toMatchObject({ state: 'answered', closesAt: answeredAt + 7 * DAY });
  expect(await isNew(id)).toBe(false);
  expect((await call('GET', '/message')).body.data[0]).toMatchObject({ title: '[답변] 환전 문의' });
  site.pass(WAIT);
  expect((await further(id)).body).toMatchObject({ state: 'open', closesAt: null });
  expect((await call('GET', `/desk/inquiry/${id}`, { token: staff })).body).toMatchObject({
    state: 'open',
    answer: null,
    answeredBy: null,
    answeredAt: null,
  });
  await answer(id, { answer: '네, 그렇습니다.' });
  expect(await isNew(id)).toBe(true);
  const closed = (await close(id)).body;
  expect(closed).toMatchObject({ state: 'closed', closesAt: null });
  expect(closed.lines).toEqual([
    { by: 'staff', text: ANSWER.answer, at: answeredAt },
    { by: 'asker', text: FURTHER.text, at: answeredAt + WAIT },
    { by: 'staff', text: '네, 그렇습니다.', at: answeredAt + WAIT },
  ]);
  expect(outcome(await close(id))).toBe(200);
  const published = site.published
    .slice(from)
    .filter(({ topic, change }) => topic === `me:${MEMBER}` && 'id' in change);
  expect(published.map(({ change }) => change)).toEqual(
    ['answering', 'answered', 'open', 'answered', 'closed'].map((state) => ({
      kind: 'inquiry',
      id,
      state,
    })),
  );
});

it('refuses its member what its state does not allow, and everybody else all of it', async () => {
  const outcomes = async (id: string) => [
    ...[outcome(await further(id)), outcome(await close(id)), outcome(await withdraw(id))],
  ];
  const id = await ask();
  for (const token of [other, await site.login('member01')]) {
    const strange = [
      ...[await call('GET', `/customer/${id}`, { token }), await further(id, token)],
      ...[await close(id, token), await withdraw(id, token)],
    ];
    expect(strange.map(outcome)).toEqual(Array.from({ length: 4 }, () => 'NOT_FOUND'));
    const listed = (await call('GET', '/customer', { token })).body.data;
    expect(listed.map((one: { id: string }) => one.id)).not.toContain(id);
  }
  await take(id);
  const none = ['INVALID_STATE', 'INVALID_STATE', 'INVALID_STATE'];
  expect(await outcomes(id)).toEqual(none);
  await answer(id);
  expect(outcome(await withdraw(id))).toBe('INVALID_STATE');
  site.pass(WAIT);
  expect(outcome(await further(id))).toBe(200);
  // It is open again, but was answered.
  expect(await outcomes(id)).toEqual(none);
  await answer(id);
  await close(id);
  expect(outcome(await further(id))).toBe('INVALID_STATE');
  expect(outcome(await withdraw(id))).toBe('INVALID_STATE');
});

it('is taken back while it is open, and makes room for no other before its time', async () => {
  const id = await ask();
  expect(outcome(await withdraw(id))).toBe(204);
  expect(outcome(await withdraw(id))).toBe('NOT_FOUND');
  const left = await site.db.query('select from inquiry_step where inquiry_id = $1', [id]);
  expect(left).toEqual([]);
  expect(site.published.at(-1)).toEqual({
    topic: 'desk',
    change: {
      kind: 'inquiry',
      id,
      state: 'closed',
      actor: MEMBER,
      lockedBy: null,
      lockedUntil: null,
    },
  });
  site.pass(WAIT - 1);
  const soon = await call('POST', '/customer', { body: QUESTION });
  expect([outcome(soon), soon.body.message]).toEqual([
    ...['RATE_LIMITED', expect.stringContaining(' 1초 후에')],
  ]);
});

it('is one in 90 seconds of all that a member asks, from twenty at once as well', async () => {
  const id = await ask();
  await answer(id);
  site.pass(WAIT);
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0 ? call('POST', '/customer', { body: QUESTION }) : further(id),
    ),
  );
  const taken = all.filter(({ status }) => status < 300);
  expect(taken).toHaveLength(1);
  const refused = new Set(all.filter((one) => !taken.includes(one)).map(outcome));
  expect([...refused].filter((code) => code !== 'INVALID_STATE')).toEqual(['RATE_LIMITED']);
});

it('lists the newest first without a gap, by state as well', async () => {
  for (let n = 0; n < 3; n += 1) await ask();
  const all = (await call('GET', '/customer?limit=100')).body.data;
  const times = all.map((one: { createdAt: number }) => one.createdAt);
  expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
  const paged = [];
  for (let cursor = ''; ; ) {
    const page = (await call('GET', `/customer?limit=2${cursor}`)).body;
    paged.push(...page.data);
    if (page.nextCursor === null) break;
    cursor = `&cursor=${page.nextCursor}`;
  }
  expect(paged).toEqual(all);
  const closed = (await call('GET', '/customer?state=closed')).body.data;
  expect(closed).toEqual(all.filter((one: { state: string }) => one.state === 'closed'));
});

it('waits at the desk from its last line on, behind older questions', async () => {
  const id = await ask();
  await answer(id);
  site.pass(WAIT);
  const body = { contact: '텔레그램 fifo', title: '가입 문의', contents: '가입하고 싶습니다.' };
  const guest = (await site.call('POST', '/nonmember/inquiry', { body })).body.id;
  site.pass(1);
  expect(outcome(await further(id))).toBe(200);
  const ids: string[] = [];
  for (let cursor = ''; ; ) {
    const page = (await call('GET', `/desk/inquiry?limit=1${cursor}`, { token: staff })).body;
    ids.push(...page.data.map((one: { id: string }) => one.id));
    if (page.nextCursor === null) break;
    cursor = `&cursor=${page.nextCursor}`;
  }
  expect(ids.slice(-2)).toEqual([guest, id]);
  expect(new Set(ids).size).toBe(ids.length);
});

it('leaves none of its words where a member is erased', async () => {
  const texts = async () =>
    JSON.stringify(
      await site.db.query(
        `select i::text as question, (select string_agg(l::text, ' ') from inquiry_line l where l.inquiry_id = i.id) as lines
         from inquiry i where member_id = $1`,
        [MEMBER],
      ),
    );
  const words = [QUESTION.title, QUESTION.contents, ANSWER.answer, FURTHER.text];
  for (const word of words) expect(await texts()).toContain(word);
  await site.db.tx((q) => eraseInquiries(q, { id: MEMBER, phoneNumber: null }));
  for (const word of words) expect(await texts()).not.toContain(word);
});

describe("a guest's key", () => {
  const body = {
    contact: '텔레그램 key',
    title: '가입 문의',
    contents: '가입코드를 받고 싶습니다.',
  };
  const find = (key: string) => site.call('POST', '/nonmember/inquiry/lookup', { body: { key } });

  it('is given for a question from outside, which is kept as it was written', async () => {
    const question = {
      contact: '010-1234-5678',
      title: "'; drop table inquiry; --",
      contents: '문의합니다.',
    };
    const answer = await site.call('POST', '/nonmember/inquiry', { body: question });
    const { id } = answer.body;
    expect(answer).toEqual({ status: 201, body: { id, key: expect.any(String) } });
    expect(await site.db.query('select title, kind from inquiry where id = $1', [id])).toEqual([
      { title: question.title, kind: 'nonmember' },
    ]);
  });

  it('opens the answer with or without hyphens, for 30 days, and is kept as a hash', async () => {
    const { id, key } = (await site.call('POST', '/nonmember/inquiry', { body })).body;
    expect(key).toMatch(/^(?:[A-HJKMNP-Z2-9]{4}-){2}[A-HJKMNP-Z2-9]{4}$/);
    await answer(id);
    const { body: found } = await find(key);
    expect(found).toMatchObject({ id, state: 'answered', lines: [{ text: ANSWER.answer }] });
    expect(found).not.toHaveProperty('contact');
    expect((await find(key.replaceAll('-', ''))).body).toEqual(found);
    const kept = await site.db.query('select i::text as row from inquiry i where id = $1', [id]);
    expect(JSON.stringify(kept)).not.toContain(key.replaceAll('-', ''));
    const wrong = await find(key.replace(/.$/, key.endsWith('A') ? 'B' : 'A'));
    expect(wrong).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect((await find(key.toLowerCase())).body).toEqual(found);
    await site.db.query('update inquiry set created_at = $2 where id = $1', [
      ...[id, site.clock.now() - 30 * DAY + 1],
    ]);
    expect((await find(key)).status).toBe(200);
    site.pass(1);
    const { requestId: _, ...old } = (await find(key)).body;
    const { requestId: __, ...unknown } = wrong.body;
    expect(old).toEqual(unknown);
  });
});
