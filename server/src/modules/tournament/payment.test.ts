import { describe, expect, it } from 'vitest';
import { databases } from '../../../test/databases.ts';
import { stagedAndChecked } from '../../../test/staged.ts';
import { DAY, openTournaments } from './test/tournament-world.ts';

describe.each(databases)('prizes on %s', (kind) => {
  const site = stagedAndChecked(() => openTournaments(kind));

  const booked = (id: number) =>
    site.world.db.query(
      `select a.owner, a.kind, l.amount, l.code from ledger_tx t join ledger_line l on l.tx_id = t.id join account a on a.id = l.account_id
       where t.key like 'tournament:' || $1::int || ':%' and a.owner is not null order by l.amount desc, a.owner`,
      [id],
    );
  const line = (owner: string, amount: number) => ({ owner, kind: 'points', amount, code: 7400 });
  const pass = (ms: number) => site.world.clock.set(site.world.clock.now() + ms);

  it('are paid once, a day after the end, by however many servers, to who has a score', async () => {
    const id = await site.tournament();
    const [first, second, third] = [
      await site.joined(id),
      await site.joined(id),
      await site.joined(id),
    ];
    await site.won(first, { odds: 300 });
    await site.won(second);
    pass(4 * DAY - 4_000);
    await site.run();
    expect(await booked(id)).toEqual([]);
    expect((await site.ranking(id)).tournament.state).toBe('over');
    pass(5_000);
    await site.run(Array.from({ length: 20 }, site.open));
    await site.run(Array.from({ length: 5 }, site.open));
    expect(await booked(id)).toEqual([line(first, 3_000_000), line(second, 1_000_000)]);
    expect(site.notified).toEqual([first, second].sort());
    const { tournament, paidAt, ranking } = await site.ranking(id, third);
    expect([tournament.state, paidAt !== null]).toEqual(['paid', true]);
    expect(ranking.map(({ points }) => points)).toEqual([3_000_000, 1_000_000, 0]);
    expect((await site.service.winners('KRW', first))[0]).toMatchObject({
      id,
      players: 3,
      ranks: [{ rank: 1, nickname: first, score: 300 }, { rank: 2 }],
    });
    await site.world.db.query('update member set in_hall_of_fame = false where id = $1', [first]);
    expect((await site.service.winners('KRW', third))[0]?.ranks).toMatchObject([{ rank: 2 }]);
    expect(await site.service.winners('USD', third)).toEqual([]);
  });

  it('count what is corrected in the day after the end, and nothing after that', async () => {
    const id = await site.tournament();
    const [one, other] = [await site.joined(id), await site.joined(id)];
    // A result can be corrected for a day.
    pass(2.9 * DAY);
    const { fixtureId } = await site.won(one, { odds: 300 });
    const late = await site.won(other);
    pass(0.9 * DAY);
    await site.correct(fixtureId, [0, 1]);
    pass(0.2 * DAY);
    await site.run();
    expect(await booked(id)).toEqual([line(other, 3_000_000)]);
    const before = (await site.ranking(id)).ranking;
    await site.world.db.query(
      'update bet set version = version + 1, label = 3, payout = stake where id = $1',
      [late.betId],
    );
    expect((await site.ranking(id)).ranking).toEqual(before);
    await site.world.db.query(
      'update bet set version = version - 1, label = 2, payout = stake * 2 where id = $1',
      [late.betId],
    );
  });

  it('go to who is suspended or excluded, and to nobody who has left', async () => {
    const id = await site.tournament();
    const [left, suspended, excluded] = [
      await site.joined(id),
      await site.joined(id),
      await site.joined(id),
    ];
    await site.won(left, { odds: 900 });
    await site.won(suspended, { odds: 800 });
    await site.won(excluded, { odds: 700 });
    const { db, clock } = site.world;
    await db.query(`update member set state = 'suspended' where id = $1`, [suspended]);
    await db.query(
      `insert into protection_stop (id, member_id, kind, from_at, until_at) values ($1, $1, 'exclusion', $2, $3)`,
      [excluded, clock.now(), clock.now() + 365 * DAY],
    );
    await db.query(`update member set state = 'withdrawn' where id = $1`, [left]);
    pass(5 * DAY);
    await site.run();
    expect(await booked(id)).toEqual([line(suspended, 3_000_000), line(excluded, 1_000_000)]);
    // Whoever had left with money would break a rule of members.
    await db.query(`update member set state = 'approved' where id = $1`, [left]);
  });

  it('of a tournament without players end it', async () => {
    const id = await site.tournament();
    pass(5 * DAY);
    await site.run();
    expect((await site.ranking(id)).tournament).toMatchObject({ state: 'paid', players: 0 });
    expect(await site.module.scheduled?.[1]?.nextDue()).toBeNull();
  });

  it('are paid whole or not at all', async () => {
    const id = await site.tournament();
    const [first, second] = [await site.joined(id), await site.joined(id)];
    await site.won(first);
    await site.won(second);
    pass(5 * DAY);
    const { wallet } = site;
    const { book } = wallet;
    let calls = 0;
    // The server dies between the two.
    wallet.book = (q, posting) => {
      calls += 1;
      if (calls === 2) throw new Error('killed');
      return book(q, posting);
    };
    await expect(site.run()).rejects.toThrow('killed');
    wallet.book = book;
    expect(await booked(id)).toEqual([]);
    await site.run([site.open()]);
    expect(await booked(id)).toHaveLength(2);
  });
});
