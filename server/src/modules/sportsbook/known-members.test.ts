import { expect, test } from 'vitest';
import { ENTRY } from '#rules/ledger.ts';
import { createKnownMembers } from '../wager/known-members.ts';
import { codesOf, openWorld } from './test/world.ts';
import { staged } from '../../../test/staged.ts';

const world = staged(() => openWorld('postgres'));

/** A member who has bet once, so that the next bet goes by what is remembered. */
async function knownMember(money: number, level = 3) {
  const id = await world.member(money, { level });
  const { pick } = await world.simple();
  const bet = async (stake: number) => world.place(id, world.request([pick(1, '1')], stake));
  expect((await bet(10_000)).kind).toBe('placed');
  return { id, bet };
}

test('a remembered member is still held to the balance of now', async () => {
  const { id, bet } = await knownMember(30_000);
  expect(codesOf(await bet(20_001))).toEqual(['INSUFFICIENT_FUNDS']);
  expect((await bet(20_000)).kind).toBe('placed');
  const refused = await bet(10_000);
  expect(refused).toMatchObject({ refusals: [{ code: 'INSUFFICIENT_FUNDS', limit: 0 }] });
  expect(await world.money(id)).toBe(0);
});

test('money that came since the last bet counts', async () => {
  const { id, bet } = await knownMember(10_000);
  const own = { owner: id, kind: 'money' as const, currency: 'KRW' as const };
  const house = { owner: null, kind: 'house:bank' as const, currency: 'KRW' as const };
  await world.wallet.post(world.db, {
    key: `more:${id}`,
    entry: ENTRY.deposit,
    actor: 'test',
    at: world.clock.now(),
    lines: [
      { account: house, amount: -50_000 },
      { account: own, amount: 50_000 },
    ],
  });
  expect((await bet(50_000)).kind).toBe('placed');
});

test('a member who was suspended or moved to another level is not taken for the one of before', async () => {
  const suspended = await knownMember(100_000);
  await world.db.query(`update member set state = 'suspended' where id = $1`, [suspended.id]);
  expect((await suspended.bet(10_000)).kind).toBe('blocked');
  await world.db.query(`update member set state = 'approved' where id = $1`, [suspended.id]);
  expect((await suspended.bet(10_000)).kind).toBe('placed');

  const moved = await knownMember(1_000_000_000, 12);
  await world.db.query('update member set level = 1 where id = $1', [moved.id]);
  expect((await moved.bet(20_000)).kind).toBe('placed');
  const limit = codesOf(await moved.bet(900_000_000));
  expect(limit).toContain('STAKE_TOO_LARGE');
  expect(await world.reconcile()).toEqual([]);
});

test('a dollar member is remembered for two seconds, for the rate may move', () => {
  let now = 0;
  const known = createKnownMembers(() => now);
  const terms = { rate: 1, setLimits: null };
  const member = { level: 1, oddsPolicy: 'any', accountId: 1, balance: 5, ...terms } as const;
  known.remember({ ...member, id: 'won', currency: 'KRW' });
  known.remember({ ...member, id: 'usd', currency: 'USD' });
  now = 2_001;
  expect(known.recall('won')?.balance).toBe(Number.MAX_SAFE_INTEGER);
  expect(known.recall('usd')).toBeUndefined();
  known.forget('won');
  expect(known.recall('won')).toBeUndefined();
});
