import { beforeAll, expect, it } from 'vitest';
import type { components } from '#contract/types.gen.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { staged } from '../../../test/staged.ts';

type DeskFound = components['schemas']['DeskFound'];

const site = staged(() => buildTestApp());
let token: string;
beforeAll(async () => {
  token = await site.login('manager01');
  await site.db.query("update member set nickname = '한강바람' where user_id = 'member01'");
});

async function find(typed: string): Promise<DeskFound> {
  const q = encodeURIComponent(typed);
  return (await site.call<DeskFound>('GET', `/desk/found?q=${q}`, { token })).body;
}

it('finds members however they are typed', async () => {
  for (const typed of ['한강', '한강'.normalize('NFD'), ' ＭＥＭＢＥＲ０１ '])
    expect((await find(typed)).members, typed).toMatchObject([
      { id: 'mem_demo_member01', userId: 'member01', nickname: '한강바람' },
    ]);
});

it('finds a request by how its id begins, and takes no wildcard', async () => {
  const { body } = await site.call<{ id: string }>('POST', '/charge', {
    token: await site.login('member01'),
    headers: { 'idempotency-key': 'search-deposit' },
    body: { amount: 50_000, depositorName: '김한판', chargeType: 1, bonus: 'none' },
  });
  const found = { id: body.id, kind: 'deposit', state: 'requested', nickname: '한강바람' };
  expect((await find(body.id.slice(0, -2))).requests).toEqual([found]);
  expect((await find(body.id.toUpperCase())).requests).toEqual([found]);
  expect((await find(`${body.id.slice(0, -2)}%`)).requests).toEqual([]);
});

it('finds a member once by the addresses of their sessions, with the latest one', async () => {
  const at = site.clock.now() + 1_000;
  const session = (n: number, member: string, ip: string) =>
    site.db.query(
      `insert into session (id, token_hash, member_id, created_at, expires_at, ends_at, ip, ended_at, end_reason)
       values ($1, $1, $2, $3, $3, $3, $4, $3, 'logout')`,
      [`ses_${n}`, `mem_demo_${member}`, at + n, ip],
    );
  await session(1, 'member01', '203.0.113.7');
  await session(2, 'member01', '203.0.113.9');
  await session(3, 'member02', '203.0.113.7');
  const { addresses } = await find('203.0.113');
  expect(addresses.map(({ ip, memberId }) => [ip, memberId])).toEqual([
    ['203.0.113.7', 'mem_demo_member02'],
    ['203.0.113.9', 'mem_demo_member01'],
  ]);
  expect((await find('203')).addresses).toEqual([]);
});
