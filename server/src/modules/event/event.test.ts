import { beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { databases } from '../../../test/databases.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const DAY = 86_400_000;
const MEMBER = 'mem_demo_member01';
let keys = 0;

describe.each(databases)('an event on %s', (kind) => {
  const site = stagedAndChecked(() => buildTestApp({ db: kind }));
  let admin: string;
  let member: string;

  beforeAll(async () => {
    admin = await site.login('admin01');
    member = await site.login('member01');
  });

  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  type Body = any;
  const draft = (more: object = {}) => {
    const now = site.clock.now();
    const text = { title: '가을 이벤트', contents: '<p>안내</p>', isForCoin: true, minLevel: 0 };
    return { ...text, startsAt: now - DAY, endsAt: now + DAY, ...more };
  };
  const call = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { token = admin, ...rest }: { token?: string; body?: object; headers?: object } = {},
  ) => site.call<Body>(method, path, { token, ...rest } as never);
  const keyed = () => {
    keys += 1;
    return { 'idempotency-key': `event-test-${keys}` };
  };
  async function add(more: object = {}): Promise<Body> {
    const { status, body } = await call('POST', '/admin/event', {
      body: draft(more),
      headers: keyed(),
    });
    expect(status).toBe(201);
    return body;
  }
  const reward = (eventId: number, more: object = {}) =>
    call('POST', '/admin/adjustment', {
      headers: keyed(),
      body: {
        memberId: MEMBER,
        account: 'points',
        amount: 10_000,
        reason: '이벤트 보상',
        eventId,
        ...more,
      },
    });
  const titles = async (token = member) =>
    (await call('GET', '/event', { token })).body.map(({ title }: Body) => title);

  it('is shown from 14 days before its beginning until 90 days after its end', async () => {
    const now = site.clock.now();
    await add({ title: '예정', startsAt: now + 1_000, endsAt: now + DAY });
    await add({ title: '먼 예정', startsAt: now + 14 * DAY, endsAt: now + 15 * DAY });
    await add({ title: '아직 안 보임', startsAt: now + 14 * DAY + 1, endsAt: now + 15 * DAY });
    await add({ title: '나중에 끝남', endsAt: now + 3 * DAY });
    await add({ title: '먼저 끝남', endsAt: now + 2 * DAY });
    await add({ title: '지난주', startsAt: now - 9 * DAY, endsAt: now - 7 * DAY });
    await add({ title: '어제', startsAt: now - 9 * DAY, endsAt: now - DAY });
    await add({ title: '옛날', startsAt: now - 200 * DAY, endsAt: now - 90 * DAY });
    expect(await titles()).toEqual([
      ...['먼저 끝남', '나중에 끝남', '리그 응원 이벤트', '의견 보내기 이벤트'],
      ...['예정', '미니게임 주간 이벤트', '먼 예정', '어제', '지난주'],
    ]);
  });

  it('is read with its text, and nobody reads one that is far ahead', async () => {
    const { id } = await add({ contents: '<b>본문</b>' });
    const shown = await call('GET', `/event/${id}`, { token: member });
    expect(shown.body).toMatchObject({ contents: '<b>본문</b>', isOver: false, reward: null });
    const later = await add({
      startsAt: site.clock.now() + 15 * DAY,
      endsAt: site.clock.now() + 16 * DAY,
    });
    expect((await call('GET', `/event/${later.id}`, { token: member })).body.code).toBe(
      'NOT_FOUND',
    );
    expect((await site.call<Body>('GET', '/event')).body.code).toBe('UNAUTHENTICATED');
  });

  it('is changed and deleted with a record, and refused without text or time', async () => {
    const event = await add();
    const path = `/admin/event/${event.id}`;
    const changed = await call('PUT', path, { body: draft({ title: '바뀐 이벤트' }) });
    expect(changed.body).toMatchObject({ title: '바뀐 이벤트', rewarded: 0 });
    for (const wrong of [{ title: ' ' }, { contents: ' ' }, { endsAt: site.clock.now() - DAY }])
      expect((await call('PUT', path, { body: draft(wrong) })).body.code).toBe('VALIDATION');
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('DELETE', path)).body.code).toBe('NOT_FOUND');
    const actions = await site.db.query('select action from audit where target = $1 order by id', [
      `event:${event.id}`,
    ]);
    expect(actions.map(({ action }) => action)).toEqual([
      ...['event.add', 'event.change', 'event.delete'],
    ]);
    const manager = await site.login('manager01');
    const refused = await call('DELETE', path, { token: manager });
    expect(refused.body.code).toBe('FORBIDDEN');
  });

  it('is added once under its key', async () => {
    const headers = keyed();
    const body = draft({ title: '한 번' });
    const all = await Promise.all(
      Array.from({ length: 10 }, () => call('POST', '/admin/event', { body, headers })),
    );
    expect(new Set(all.map((one) => one.body.id)).size).toBe(1);
    const other = await call('POST', '/admin/event', { body: draft({ title: '둘' }), headers });
    expect(other.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('rewards a member once, from twenty at once as well, and books it as such', async () => {
    const { id } = await add();
    const pointsOf = async () =>
      (
        await site.db.query<{ balance: number }>(
          `select balance from account where owner = $1 and kind = 'points'`,
          [MEMBER],
        )
      )[0]?.balance ?? 0;
    const before = await pointsOf();
    const all = await Promise.all(Array.from({ length: 20 }, () => reward(id)));
    const [paid, ...more] = all.filter(({ status }) => status === 201);
    expect(more).toEqual([]);
    expect(new Set(all.filter((one) => one !== paid).map(({ body }) => body.code))).toEqual(
      new Set(['INVALID_STATE']),
    );
    expect(await pointsOf()).toBe(before + 10_000);
    expect(paid?.body.adjustment.eventId).toBe(id);
    const [booked] = await site.db.query(
      `select t.code, a.kind from ledger_tx t join ledger_line l on l.tx_id = t.id join account a on a.id = l.account_id
       where t.key = $1 and a.owner is null`,
      [`adjust:${paid?.body.id}`],
    );
    expect(booked).toEqual({ code: 7400, kind: 'house:bonus' });
    const shown = await call('GET', `/event/${id}`, { token: member });
    expect(shown.body.reward).toMatchObject({
      account: 'points',
      amount: 10_000,
      currency: 'POINT',
    });
    const listed = await call('GET', '/admin/event');
    expect(listed.body.find((one: Body) => one.id === id).rewarded).toBe(1);
    expect((await call('DELETE', `/admin/event/${id}`)).body.code).toBe('INVALID_STATE');
  });

  it('takes two people for a large reward, and pays it once whoever else tries meanwhile', async () => {
    await site.advanceTo(site.clock.now() + DAY + 1);
    admin = await site.login('admin01');
    member = await site.login('member01');
    const other = await site.login('admin02');
    const { id } = await add();
    const large = await reward(id, { account: 'money', amount: 300_000 });
    expect(large.body.state).toBe('awaiting_second');
    expect((await reward(id)).body.code).toBe('INVALID_STATE');
    const decide = (event: string, reason: string | null = null) =>
      call('POST', `/desk/request/adjustment/${large.body.id}`, {
        token: other,
        body: { event, reason },
      });
    expect((await decide('reject', '착오')).body.state).toBe('rejected');
    expect((await reward(id, { amount: 1 })).status).toBe(201);
  });

  it('gives no tether, takes nothing away, and knows its events', async () => {
    const { id } = await add();
    for (const wrong of [{ account: 'tether' }, { amount: -1 }, { amount: 0 }])
      expect((await reward(id, wrong)).body.code).toBe('VALIDATION');
    expect((await reward(2_000_000_000)).body.code).toBe('NOT_FOUND');
  });

  it('leaves coin-only members out where it says so', async () => {
    const { id } = await add({ title: '첫충 이벤트', isForCoin: false });
    const coin = await site.login('coin01');
    expect(await titles(coin)).not.toContain('첫충 이벤트');
    expect(await titles()).toContain('첫충 이벤트');
    expect((await reward(id, { memberId: 'mem_demo_coin01' })).body.code).toBe('INVALID_STATE');
  });

  it('is joined once, from twenty at once as well, while it is on and by who can', async () => {
    const now = site.clock.now();
    const join = (id: number, token = member) => call('PUT', `/event/${id}/join`, { token });
    const joining = async (id: number, token = member) =>
      (await call('GET', `/event/${id}`, { token })).body.joining;
    const { id } = await add({ minLevel: 3 });
    expect(await joining(id)).toBe('open');
    const all = await Promise.all(Array.from({ length: 20 }, () => join(id)));
    for (const { status, body } of all)
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ id, joined: 1, joinedAt: now, joining: 'joined' }),
      ]);
    const listed = (await call('GET', '/event', { token: member })).body;
    expect(listed.find((one: Body) => one.id === id).joinedAt).toBe(now);
    expect((await call('GET', '/admin/event')).body.find((one: Body) => one.id === id).joined).toBe(
      1,
    );
    const low = await site.login('coin01');
    const leftOut = await add({ isForCoin: false });
    const upcoming = await add({ startsAt: now + 1 });
    const over = await add({ endsAt: now });
    for (const [one, token, why, code] of [
      [id, low, 'level', 'INVALID_STATE'],
      [upcoming.id, member, 'upcoming', 'INVALID_STATE'],
      [over.id, member, 'over', 'INVALID_STATE'],
      [id, admin, 'barred', 'FORBIDDEN'],
      [leftOut.id, low, undefined, 'NOT_FOUND'],
    ] as const) {
      expect(await joining(one, token)).toBe(why);
      expect((await join(one, token)).body.code, why).toBe(code);
    }
    // What was joined stays so when the level rises or it is over.
    await call('PUT', `/admin/event/${id}`, { body: draft({ minLevel: 12, endsAt: now }) });
    expect((await join(id)).body).toMatchObject({ joined: 1, isOver: true, joining: 'joined' });
  });

  it('shows who has joined, newest first, and who of them was rewarded', async () => {
    const { id } = await add();
    const users = ['member01', 'tend22', 'member02'];
    for (const user of users) {
      const token = user === 'member01' ? member : await site.login(user);
      expect((await call('PUT', `/event/${id}/join`, { token })).status).toBe(200);
    }
    await reward(id);
    const path = `/admin/event/${id}/joined`;
    const { data } = (await call('GET', path)).body;
    const shown = data.map((one: Body) => [one.userId, one.isRewarded]);
    expect(shown.toSorted()).toEqual([
      ['member01', true],
      ['member02', false],
      ['tend22', false],
    ]);
    const first = (await call('GET', `${path}?limit=2`)).body;
    const rest = (await call('GET', `${path}?limit=2&cursor=${first.nextCursor}`)).body;
    expect([...first.data, ...rest.data]).toEqual(data);
    expect((await call('GET', '/admin/event/2000000000/joined')).body.code).toBe('NOT_FOUND');
    const joined = await add();
    await call('PUT', `/event/${joined.id}/join`, { token: member });
    expect((await call('DELETE', `/admin/event/${joined.id}`)).status).toBe(204);
  });

  it('is not shown to who takes a break, but for what it has given them', async () => {
    const { id } = await add();
    const { id: quiet } = await add();
    const token = await site.login('member02');
    await reward(id, { memberId: 'mem_demo_member02' });
    await call('POST', '/protection/break', { token, body: { days: 1 } });
    expect(await titles(token)).toEqual([]);
    expect((await call('GET', `/event/${quiet}`, { token })).body.code).toBe('NOT_FOUND');
    expect((await call('GET', `/event/${id}`, { token })).body.joining).toBe('barred');
    const joined = await call('PUT', `/event/${id}/join`, { token });
    expect(joined.body.code).toBe('INVALID_STATE');
    expect((await call('GET', `/event/${id}`, { token })).body.reward.amount).toBe(10_000);
  });
});
