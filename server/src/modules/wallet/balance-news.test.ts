import { describe, expect, it } from 'vitest';
import { ENTRY } from '#rules/ledger.ts';
import { databases } from '../../../test/databases.ts';
import { openWorld } from '../sportsbook/test/world.ts';
import { staged } from '../../../test/staged.ts';

describe.each(databases)('balances that are sent on %s', (kind) => {
  const world = staged(() => openWorld(kind));

  let made = 0;
  function posting(owner: string, amount: number) {
    made += 1;
    const currency = 'KRW' as const;
    return {
      key: `news:${made}`,
      entry: amount > 0 ? ENTRY.adjustAdd : ENTRY.adjustRemove,
      actor: 'test',
      at: 1,
      lines: [
        { account: { owner: null, kind: 'house:adjust' as const, currency }, amount: -amount },
        { account: { owner, kind: 'money' as const, currency }, amount },
      ],
    };
  }

  it('are those after the commit, once for each member of a transaction', async () => {
    const [one, other] = [await world.member(0), await world.member(0)];
    world.published.length = 0;
    await world.db.tx(async (q) => {
      for (const owner of [one, other, one]) await world.wallet.book(q, posting(owner, 1_000));
      expect(world.published).toEqual([]);
    });
    expect(world.published).toHaveLength(2);
    expect(world.published).toEqual(
      expect.arrayContaining([
        { topic: `me:${one}`, change: { kind: 'balance', emoney: 2_000, point: 0 } },
        { topic: `me:${other}`, change: { kind: 'balance', emoney: 1_000, point: 0 } },
      ]),
    );
  });

  it('are none of a transaction that is undone, nor of what was booked before', async () => {
    const member = await world.member(0);
    const again = posting(member, 1_000);
    await world.wallet.book(world.db, again);
    world.published.length = 0;
    const failed = world.db.tx(async (q) => {
      await world.wallet.book(q, posting(member, 1_000));
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    await world.wallet.book(world.db, again);
    expect(world.published).toEqual([]);
  });
});
