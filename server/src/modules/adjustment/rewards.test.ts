import { beforeAll, describe, expect, it } from 'vitest';
import { createIds } from '../../lib/ids.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { createWalletService } from '../wallet/index.ts';
import { databases } from '../../../test/databases.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const DAY = 86_400_000;
let keys = 0;
const newKey = () => {
  keys += 1;
  return `rewards-test-${keys}`;
};

describe.each(databases)('rewards to many on %s', (kind) => {
  const site = stagedAndChecked(() => buildTestApp({ db: kind }));
  let admin: string;
  let other: string;

  beforeAll(async () => {
    admin = await site.login('admin01');
    other = await site.login('admin02');
  });

  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  type Body = any;
  interface Wanted {
    members: string[];
    account?: 'money' | 'points';
    amount?: number | null;
    amountUsd?: number | null;
  }
  const listOf = ({ members, ...more }: Wanted) => ({
    members,
    account: 'points',
    amount: 1_000,
    amountUsd: null,
    ...more,
  });
  const preview = (eventId: number, wanted: Wanted, token = admin) =>
    site.call<Body>('POST', `/admin/event/${eventId}/reward/preview`, {
      token,
      body: listOf(wanted),
    });
  const pay = (eventId: number, wanted: Wanted, { token = admin, key = newKey() } = {}) =>
    site.call<Body>('POST', `/admin/event/${eventId}/reward`, {
      token,
      headers: { 'idempotency-key': key },
      body: { ...listOf(wanted), reason: '당첨' },
    });
  async function addEvent(isForCoin = true): Promise<number> {
    const now = site.clock.now();
    const { body } = await site.call<Body>('POST', '/admin/event', {
      token: admin,
      headers: { 'idempotency-key': newKey() },
      body: {
        title: '행사',
        contents: '글',
        isForCoin,
        minLevel: 0,
        startsAt: now - DAY,
        endsAt: now + DAY,
      },
    });
    return body.id;
  }
  /** New members with wallets, as many as are asked for; their ids. */
  async function addMembers(count: number, currency: 'KRW' | 'USD' = 'KRW'): Promise<string[]> {
    keys += 1;
    const group = keys;
    const wallet = createWalletService({ ids: createIds({ clock: site.clock }) });
    const members = Array.from({ length: count }, (_none, n) => `mem_r${group}x${n}`);
    await site.db.query(
      `insert into member (id, user_id, nickname, password_hash, withdraw_password_hash, state, currency, created_at)
       select id, replace(id, 'mem_', 'User'), id, '', '', 'approved', $2, 0 from unnest($1::text[]) id`,
      [members, currency],
    );
    for (const memberId of members) await wallet.openWallet(site.db, { memberId, currency });
    return members;
  }
  async function sumOf(members: readonly string[], account = 'points'): Promise<number> {
    const [row] = await site.db.query<{ sum: number }>(
      'select coalesce(sum(balance), 0)::bigint as sum from account where owner = any($1) and kind = $2',
      [members, account],
    );
    return row?.sum ?? 0;
  }
  /** Far enough from those before not to count with them. */
  async function nextDay(): Promise<void> {
    await site.advanceTo(site.clock.now() + 25 * 3_600_000);
    [admin, other] = [await site.login('admin01'), await site.login('admin02')];
  }
  const outcomes = ({ body }: { body: Body }) => body.rows.map(({ outcome }: Body) => outcome);

  it('says of each what would become of them, and then what did', async () => {
    const id = await addEvent(false);
    const [first = '', second = '', excluded = '', left = ''] = await addMembers(4);
    const [coin = ''] = await addMembers(1, 'USD');
    await site.db.query(
      `insert into protection_stop (id, member_id, kind, from_at, until_at) values ('stp_r', $1, 'exclusion', $2, $3)`,
      [excluded, site.clock.now(), site.clock.now() + 365 * DAY],
    );
    await site.db.query(`update member set state = 'withdrawn' where id = $1`, [left]);
    await site.call('POST', '/admin/adjustment', {
      token: admin,
      headers: { 'idempotency-key': newKey() },
      body: { memberId: second, account: 'points', amount: 5, reason: '먼저', eventId: id },
    });
    const members = [
      ...[first, second, excluded, left, coin, first.replace('mem_', 'uSER')],
      ...['mem_demo_admin01', 'nobody'],
    ];
    const expected = [
      ...['paid', 'rewarded', 'excluded', 'left', 'coinOnly', 'repeated'],
      ...['unknown', 'unknown'],
    ];
    const before = await sumOf([first]);
    const seen = await preview(id, { members });
    expect(outcomes(seen)).toEqual(expected);
    expect(seen.body.totals).toEqual({ paid: 1, waiting: 0, won: 0, cents: 0, points: 1_000 });
    expect(await sumOf([first])).toBe(before);
    const paid = await pay(id, { members });
    expect(paid.status).toBe(200);
    expect(paid.body).toEqual(seen.body);
    expect(paid.body.rows[0]).toMatchObject({
      named: first,
      memberId: first,
      nickname: first,
      amount: 1_000,
      currency: 'POINT',
    });
    expect(await sumOf([first])).toBe(before + 1_000);
    expect(await sumOf([excluded, left, coin])).toBe(0);
    const [audited] = await site.db.query(
      `select after from audit where action = 'event.reward' and target = $1`,
      [`event:${id}`],
    );
    expect(audited?.after).toMatchObject({ count: 1, memberIds: [first], reason: '당첨' });
    expect(outcomes(await pay(id, { members: [first] }))).toEqual(['rewarded']);
  });

  it('gives each wallet the amount of its currency, and none where it has none', async () => {
    const id = await addEvent();
    const [won = ''] = await addMembers(1);
    const [dollars = ''] = await addMembers(1, 'USD');
    const members = [won, dollars];
    const one = await preview(id, { members, account: 'money', amount: 5_000 });
    expect(outcomes(one)).toEqual(['paid', 'noAmount']);
    const both = await pay(id, { members, account: 'money', amount: 5_000, amountUsd: 350 });
    expect(both.body.totals).toEqual({ paid: 2, waiting: 0, won: 5_000, cents: 350, points: 0 });
    expect(await sumOf([won], 'money')).toBe(5_000);
    expect(await sumOf([dollars], 'money')).toBe(350);
    for (const wrong of [
      { account: 'points' as const, amount: 1, amountUsd: 1 },
      { account: 'money' as const, amount: null },
      { amount: 0 },
      { amount: 1.5 },
    ])
      expect((await pay(id, { members, ...wrong })).body.code).toBe('VALIDATION');
    expect((await pay(id, { members: [] })).body.code).toBe('VALIDATION');
    expect((await pay(id, { members: [won, won] })).body.code).toBe('VALIDATION');
    expect((await preview(2_000_000_000, { members })).body.code).toBe('NOT_FOUND');
    expect((await pay(2_000_000_000, { members })).body.code).toBe('NOT_FOUND');
  });

  it('leaves to another admin what is large, with all that was given within a day', async () => {
    await nextDay();
    const [id, next] = [await addEvent(), await addEvent()];
    const members = await addMembers(2);
    const [first = ''] = members;
    await pay(id, { members: [first], account: 'money', amount: 200_000 });
    const wanted: Wanted = { members, account: 'money', amount: 100_000 };
    expect(outcomes(await preview(next, wanted))).toEqual(['waiting', 'waiting']);
    // The other admin has given nothing yet.
    expect(outcomes(await preview(next, wanted, other))).toEqual(['paid', 'paid']);
    const large = { ...wanted, amount: 150_000 };
    expect(outcomes(await preview(next, large, other))).toEqual(['paid', 'waiting']);
    const paid = await pay(next, wanted);
    expect(outcomes(paid)).toEqual(['waiting', 'waiting']);
    expect(paid.body.totals).toMatchObject({ paid: 0, waiting: 2, won: 200_000 });
    expect(await sumOf([first], 'money')).toBe(200_000);
    const [request] = await site.db.query<{ id: string }>(
      `select id from request where member_id = $1 and state = 'awaiting_second'`,
      [first],
    );
    const decide = (token: string) =>
      site.call<Body>('POST', `/desk/request/adjustment/${request?.id}`, {
        token,
        body: { event: 'second', reason: null },
      });
    expect((await decide(admin)).body.code).toBe('SAME_PERSON');
    expect((await decide(other)).body.state).toBe('approved');
    expect(await sumOf([first], 'money')).toBe(300_000);
  });

  it('pays nobody twice where two admins pay the same list at once', async () => {
    await nextDay();
    const id = await addEvent();
    const members = await addMembers(60);
    const [one, two] = await Promise.all([
      pay(id, { members }),
      pay(id, { members: [...members].reverse() }, { token: other }),
    ]);
    expect(await sumOf(members)).toBe(60 * 1_000);
    expect(one.body.totals.paid + two.body.totals.paid).toBe(60);
    const given = new Set(
      [...one.body.rows, ...two.body.rows].map(({ memberId, outcome }: Body) => {
        return outcome === 'paid' ? memberId : outcome;
      }),
    );
    given.delete('rewarded');
    expect(given).toEqual(new Set(members));
  });

  it('is paid once under its key, and answers the same again', async () => {
    const id = await addEvent();
    const members = await addMembers(20);
    const key = newKey();
    const all = await Promise.all(Array.from({ length: 5 }, () => pay(id, { members }, { key })));
    expect(await sumOf(members)).toBe(20 * 1_000);
    for (const { body } of all) expect(body).toEqual(all[0]?.body);
    expect(all[0]?.body.totals.paid).toBe(20);
    const reused = await pay(id, { members, amount: 2_000 }, { key });
    expect(reused.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('goes on where it was broken off', async () => {
    const id = await addEvent();
    const members = await addMembers(5);
    const [, , broken = ''] = members;
    const key = newKey();
    await site.db.query(
      `create function break_reward() returns trigger language plpgsql as $$ begin raise exception 'broken off'; end $$`,
    );
    await site.db.query(
      `create trigger break_reward before insert on request for each row
         when (new.member_id = '${broken}') execute function break_reward()`,
    );
    expect((await pay(id, { members }, { key })).status).toBe(500);
    await site.db.query('drop trigger break_reward on request');
    await site.db.query('drop function break_reward()');
    const again = await pay(id, { members }, { key });
    expect(outcomes(again)).toEqual(members.map(() => 'paid'));
    expect(await sumOf(members)).toBe(5 * 1_000);
  });

  it('takes a list of hundreds, from the limit on for another admin', async () => {
    await nextDay();
    const id = await addEvent();
    const members = await addMembers(400);
    const seen = await preview(id, { members });
    expect(seen.body.totals).toMatchObject({ paid: 299, waiting: 101, points: 400_000 });
    const paid = await pay(id, { members });
    expect(paid.body).toEqual(seen.body);
    expect(await sumOf(members)).toBe(299_000);
    const listed = await site.call<Body>('GET', '/admin/event', { token: admin });
    expect(listed.body.find((one: Body) => one.id === id).rewarded).toBe(299);
  });
});
