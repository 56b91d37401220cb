import { describe, expect, test } from 'vitest';
import { ENTRY } from '#rules/ledger.ts';
import { createManualClock } from '../../lib/clock.ts';
import { openWorld, STAFF } from '../sportsbook/test/world.ts';
import { databases } from '../../../test/databases.ts';
import { staged } from '../../../test/staged.ts';

/** mulberry32: the run is the same every time. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

const OPERATIONS = 2_000;
const WIDTH = 8;

describe.each(databases)('the ledger on %s', (kind) => {
  const world = staged(() => openWorld(kind));

  test('books a key once and refuses what does not balance, overdraws or has no account', async () => {
    const memberId = await world.member(0);
    const own = { owner: memberId, kind: 'money', currency: 'KRW' } as const;
    const house = { owner: null, kind: 'house:adjust', currency: 'KRW' } as const;
    const posting = { key: 'adjust-1', entry: ENTRY.adjustAdd, actor: 'staff', at: 1 };
    const lines = [
      { account: house, amount: -500 },
      { account: own, amount: 500 },
    ];
    expect(await world.wallet.post(world.db, { ...posting, lines })).toEqual({
      ok: true,
      booked: true,
    });
    expect(await world.wallet.post(world.db, { ...posting, lines })).toEqual({
      ok: true,
      booked: false,
    });
    const tooMuch = [
      { account: own, amount: -501 },
      { account: house, amount: 501 },
    ];
    expect(
      await world.wallet.post(world.db, { ...posting, key: 'adjust-2', lines: tooMuch }),
    ).toEqual({ ok: false, error: 'INSUFFICIENT_FUNDS' });
    const lame = [
      { account: own, amount: 2 },
      { account: house, amount: -1 },
    ];
    await expect(
      world.wallet.post(world.db, { ...posting, key: 'adjust-3', lines: lame }),
    ).rejects.toThrow('does not balance');
    const mixed = [
      { account: own, amount: 1 },
      { account: { ...house, currency: 'USD' as const }, amount: -1 },
    ];
    await expect(
      world.wallet.post(world.db, { ...posting, key: 'adjust-4', lines: mixed }),
    ).rejects.toThrow('does not balance');
    const nobody = [
      { account: { ...own, owner: 'mem_nobody' }, amount: 1 },
      { account: house, amount: -1 },
    ];
    await expect(
      world.wallet.post(world.db, { ...posting, key: 'adjust-5', lines: nobody }),
    ).rejects.toThrow('no account');
    expect(await world.wallet.balanceOf(world.db, memberId)).toEqual({
      emoney: 500,
      point: 0,
      currency: 'KRW',
    });
  });

  test('entries cannot be changed or removed', async () => {
    await expect(world.db.query('update ledger_line set amount = amount + 1')).rejects.toThrow(
      'never changed',
    );
    await expect(world.db.query('delete from ledger_tx')).rejects.toThrow('never changed');
  });

  test(`any sequence of ${OPERATIONS} operations keeps every promise`, {
    timeout: 180_000,
  }, async () => {
    const random = seeded(kind === 'pglite' ? 11 : 12);
    const members = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        world.member(200_000, i === 5 ? { currency: 'USD' } : {}),
      ),
    );
    const clock = createManualClock(world.clock.now());
    const fixtures: {
      id: string;
      finished: boolean;
      pick(typeId: number, outcome: string): string;
    }[] = [];
    async function addFixture() {
      const live = random(3) === 0;
      const made = await world.fixture({
        startsAt: clock.now() + (live ? -1 : 1) * 3_600_000,
        status: live ? 2 : 1,
        scores: live ? { live: { home: 0, away: 0 } } : {},
        markets: [
          { typeId: 1, phase: live ? 'inplay' : 'prematch', odds: { '1': 185, X: 340, '2': 400 } },
        ],
      });
      fixtures.push({ ...made, finished: false });
    }
    for (let i = 0; i < 4; i += 1) await addFixture();

    async function operate(): Promise<void> {
      const dice = random(100);
      const memberId = members[random(members.length)] ?? '';
      const fixture = fixtures[random(fixtures.length)];
      if (!fixture) return;
      if (dice < 70) {
        const outcome = ['1', 'X', '2'][random(3)] ?? '1';
        const stake = 1_000 * (1 + random(40));
        await world.place(
          memberId,
          world.request([fixture.pick(1, outcome)], stake),
          `key-${random(5_000)}-pad`,
        );
      } else if (dice < 80) {
        const currency = memberId === members[5] ? 'USD' : 'KRW';
        const amount = random(40_000) - 10_000 || 1;
        const lines = [
          {
            account: {
              owner: memberId,
              kind: 'money' as const,
              currency: currency as 'KRW' | 'USD',
            },
            amount,
          },
          {
            account: {
              owner: null,
              kind: 'house:adjust' as const,
              currency: currency as 'KRW' | 'USD',
            },
            amount: -amount,
          },
        ];
        await world.wallet.post(world.db, {
          key: `random:${random(2_000)}`,
          entry: amount < 0 ? ENTRY.adjustRemove : ENTRY.adjustAdd,
          actor: 'test',
          at: 1,
          lines,
        });
      } else if (dice < 84) {
        if (!fixture.finished) await addFixture();
        fixture.finished = true;
        await world.finish(fixture.id, random(3), random(3));
      } else if (dice < 88 && fixture.finished) {
        const scores = { '100': { home: random(3), away: random(3) } };
        await world.service.changeResult({
          fixtureId: fixture.id,
          scores,
          reason: 'test',
          actor: STAFF,
          ip: '',
        });
      } else {
        world.clock.set(world.clock.now() + random(4_000));
        await world.runTasks();
      }
    }

    for (let done = 0; done < OPERATIONS; done += WIDTH) {
      await Promise.all(Array.from({ length: WIDTH }, operate));
    }
    expect(await world.reconcile()).toEqual([]);
    const rows = await world.db.query<{ kind: string; n: number }>(
      'select kind, count(*)::int as n from ledger_tx group by kind',
    );
    const kinds = new Set(rows.map((row) => row.kind));
    for (const wanted of ['bet.stake', 'bet.hold', 'bet.win', 'bet.winReverse', 'adjust.add'])
      expect(kinds).toContain(wanted);
  });
});
