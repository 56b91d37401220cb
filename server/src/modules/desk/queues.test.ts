import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const site = stagedAndChecked(() => buildTestApp());
let manager: string;
let admin: string;

beforeAll(async () => {
  manager = await site.login('manager01');
  admin = await site.login('admin01');
});

let keys = 0;
async function deposit(
  userId: string,
  amount = 100_000,
  depositorName = '김한판',
): Promise<string> {
  keys += 1;
  // A member may ask again five minutes after a deposit.
  await site.advanceTo(site.clock.now() + 5 * 60_000);
  const answer = await site.call<{ id: string }>('POST', '/charge', {
    token: await site.login(userId),
    headers: { 'idempotency-key': `desk-test-${keys}` },
    body: { amount, depositorName, chargeType: 1, bonus: 'none' },
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body.id;
}

async function decide(id: string, event: string, token = manager, reason: string | null = null) {
  return site.call('POST', `/desk/request/deposit/${id}`, { token, body: { event, reason } });
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
const read = async (path: string) => (await site.call<any>('GET', path, { token: manager })).body;
const queueOf = async (kind: string) =>
  (await read('/desk/queue')).queues.find((one: { kind: string }) => one.kind === kind);

describe('the desk', () => {
  it('shows what waits, takes it up for one of two, and decides it', async () => {
    const id = await deposit('member01');
    expect(await queueOf('deposit')).toMatchObject({ waiting: 1, checking: 0, done: 0 });
    expect((await read('/desk/request/deposit')).data).toMatchObject([
      { id, state: 'requested', userId: 'member01', lock: null, money: { amount: 100_000 } },
    ]);
    expect((await decide(id, 'check')).body.lock).toMatchObject({ staffId: 'mem_demo_manager01' });
    expect((await decide(id, 'approve', admin)).body).toMatchObject({ code: 'LOCKED' });
    const detail = await read(`/desk/request/deposit/${id}`);
    expect(detail.steps.map((one: { event: string }) => one.event)).toEqual(['open', 'check']);
    const { before, after } = detail.preview.money;
    expect(after - before).toBe(100_000);
    await site.advanceTo(site.clock.now() + 160_000);
    expect((await decide(id, 'approve')).body).toMatchObject({ state: 'approved', lock: null });
    expect((await decide(id, 'approve', admin)).status).toBe(200);
    expect((await read(`/desk/request/deposit/${id}`)).preview).toBeNull();
    expect(await queueOf('deposit')).toMatchObject({
      waiting: 0,
      checking: 0,
      done: 1,
      averageMs: 160_000,
      doneAmount: [{ currency: 'KRW', amount: 100_000 }],
    });
    expect(await queueOf('withdrawal')).toMatchObject({ averageMs: null, doneAmount: [] });
    expect((await read('/desk/request/deposit?tab=done')).data).toMatchObject([{ id }]);
  });

  it('asks another person for a large amount', async () => {
    const id = await deposit('member02', 2_000_000);
    const first = await decide(id, 'approve');
    expect(first.body).toMatchObject({
      state: 'awaiting_second',
      money: { takesTwo: true, approvedBy: 'mem_demo_manager01' },
    });
    expect(await queueOf('deposit')).toMatchObject({ second: 1 });
    expect((await decide(id, 'second')).body).toMatchObject({ code: 'SAME_PERSON' });
    expect((await decide(id, 'second', admin)).body).toMatchObject({ state: 'approved' });
  });

  it('refuses with a reason alone, and what a manager may not do', async () => {
    const id = await deposit('member02');
    expect((await decide(id, 'reject')).body).toMatchObject({
      code: 'VALIDATION',
      errors: [{ path: 'reason' }],
    });
    expect((await decide(id, 'pay')).body).toMatchObject({ code: 'INVALID_STATE' });
    expect((await decide(id, 'approve')).status).toBe(200);
    expect((await decide(id, 'reverse', manager, '오입금')).body).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await decide(id, 'reverse', admin, '오입금')).body).toMatchObject({
      state: 'reversed',
    });
    expect((await decide('req_none', 'check')).body).toMatchObject({ code: 'NOT_FOUND' });
    expect((await read(`/desk/request/withdrawal/${id}`)).code).toBe('NOT_FOUND');
  });

  it('says what was credited before, and what to look at while it waits', async () => {
    const historyOf = async (id: string) =>
      (await read(`/desk/request/deposit/${id}`)).request.history;
    // As a keyboard that writes no whole syllables leaves it.
    await site.db.query('update member set account_holder = $1 where user_id = $2', [
      '박 조심'.normalize('NFD'),
      'tend22',
    ]);
    const first = await deposit('tend22', 300_000, '박조심');
    expect(await historyOf(first)).toEqual({ count: 0, amount: 0, marks: ['first'] });
    await decide(first, 'approve');
    expect(await historyOf(first)).toEqual({ count: 1, amount: 300_000, marks: [] });
    const token = await site.login('tend22');
    await site.call('PUT', '/protection/limit', {
      token,
      body: { kind: 'deposit', period: 'month', limit: 1_000_000 },
    });
    const far = await deposit('tend22', 590_000, '다른사람');
    expect(await historyOf(far)).toEqual({ count: 1, amount: 300_000, marks: ['otherDepositor'] });
    await decide(far, 'reject', manager, '입금 미확인');
    const { requests } = await read('/desk/member/mem_demo_tend22');
    const by = '매니저';
    expect(requests).toMatchObject([
      { id: far, state: 'rejected', by, bonus: 'none' },
      { id: first, state: 'approved', by, bonus: 'none' },
    ]);
    const near = await deposit('tend22', 600_000, '박조심');
    expect(await historyOf(near)).toEqual({ count: 1, amount: 300_000, marks: ['nearLimit'] });
    await decide(near, 'approve');
    await decide(near, 'reverse', admin, '오입금');
    const again = await deposit('tend22', 100_000, '박조심');
    expect(await historyOf(again)).toEqual({ count: 1, amount: 300_000, marks: [] });
    await decide(again, 'reject', manager, '입금 미확인');
  });

  it('says who of staff is there', async () => {
    const { staff } = await read('/desk/queue');
    expect(staff).toContainEqual({
      id: 'mem_demo_manager01',
      nickname: expect.any(String),
      role: 'manager',
      isOnline: true,
    });
    await site.call('POST', '/member/logout', { token: await site.login('admin01') });
    const after = await read('/desk/queue');
    expect(after.staff.find((one: { id: string }) => one.id === 'mem_demo_admin01')).toMatchObject({
      isOnline: false,
    });
    admin = await site.login('admin01');
  });

  it('pages what waits from the oldest on, so that new ones come at the end', async () => {
    const first = await deposit('member01');
    const second = await deposit('member02');
    const page = await read('/desk/request/deposit?limit=1');
    expect(page.data).toMatchObject([{ id: first }]);
    const rest = await read(`/desk/request/deposit?cursor=${page.nextCursor}`);
    expect(rest).toMatchObject({ data: [{ id: second }], nextCursor: null });
    expect((await read('/desk/request/deposit?cursor=x')).code).toBe('VALIDATION');
  });

  it('lets two managers at one queue never decide the same request twice', async () => {
    const { data } = await read('/desk/request/deposit');
    const ids: string[] = data.map((one: { id: string }) => one.id);
    const answers = await Promise.all(
      ids.flatMap((id) => [decide(id, 'check', manager), decide(id, 'check', admin)]),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(ids.length);
    expect(answers.filter(({ body }) => body.code === 'LOCKED')).toHaveLength(ids.length);
  });
});
