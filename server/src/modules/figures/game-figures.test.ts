import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENTRY } from '#rules/ledger.ts';
import { betOf, openWorld, type World } from '../sportsbook/test/world.ts';
import { createFiguresService, type FiguresService } from './service.ts';
import { databases } from '../../../test/databases.ts';

const DAY_MS = 86_400_000;

describe.each(databases)('figures by game on %s', (kind) => {
  let world: World;
  let figures: FiguresService;
  let period: { from: number; to: number };
  beforeAll(async () => {
    world = await openWorld(kind);
    figures = createFiguresService({ db: world.db });
    period = { from: world.clock.now() - DAY_MS, to: world.clock.now() + DAY_MS };
  });
  afterAll(() => world.close());

  const won = async () => {
    const [first] = (await figures.games(period)).currencies;
    if (!first) throw new Error('no figures of won');
    return first;
  };
  const typed = async (type: number) => {
    const found = (await won()).types.find((one) => one.type === type);
    if (!found) throw new Error(`no figures of type ${type}`);
    return found;
  };

  it('have every type of both currencies, at 0 where nothing was bet', async () => {
    const { currencies } = await figures.games(period);
    const none = { stakes: 0, wins: 0, voids: 0, net: 0, betCount: 0, memberCount: 0 };
    expect(currencies).toEqual(
      ['KRW', 'USD'].map((currency) => ({
        currency,
        total: none,
        types: [1, 2, 3, 4, 5].map((type) => ({ type, total: none, games: [] })),
      })),
    );
  });

  it('count a bet to its sport, or to several, and a member once', async () => {
    const [one, other] = [await world.member(100_000), await world.member(100_000)];
    const { pick } = await world.simple();
    for (const member of [one, other, one])
      betOf(await world.place(member, world.request([pick(1, 'X')], 10_000)));
    const { total, games } = await typed(1);
    const sums = { stakes: 30_000, wins: 0, voids: 0, net: 30_000, betCount: 3, memberCount: 2 };
    expect(total).toEqual(sums);
    expect(games).toEqual([{ game: 'football', mode: 'domestic', ...sums }]);
    const [{ game } = { game: '' }] = await world.db.query<{ game: string }>(
      'select distinct game from bet',
    );
    expect(game).toBe('football');
  });

  it('tell what was given back of a cancelled bet from what was won', async () => {
    const member = await world.member(100_000);
    const { pick } = await world.simple();
    const bet = betOf(await world.place(member, world.request([pick(1, '2')], 20_000)));
    expect(await world.service.cancelByMember({ memberId: member, betId: bet.id, ip: '::1' })).toBe(
      'cancelled',
    );
    expect((await typed(1)).total).toMatchObject({ stakes: 50_000, voids: 20_000, net: 30_000 });
  });

  it('have the casino by its providers', async () => {
    const member = await world.member(100_000);
    const at = world.clock.now();
    const book = async (entry: keyof typeof ENTRY, amount: number) =>
      world.wallet.post(world.db, {
        ...{ key: `casino:evo:${entry}`, entry: ENTRY[entry], actor: member, at },
        lines: [
          { account: { owner: null, kind: 'house:casino', currency: 'KRW' }, amount: -amount },
          { account: { owner: member, kind: 'money', currency: 'KRW' }, amount },
        ],
      });
    await book('casinoBet', -5_000);
    await book('casinoWin', 2_000);
    expect((await typed(5)).total).toEqual({
      ...{ stakes: 5_000, wins: 2_000, voids: 0, net: 3_000, betCount: 1, memberCount: 1 },
    });
  });

  it('come to the stakes and pay-outs of the same days', async () => {
    const { currencies } = await figures.sum({ ...period, part: DAY_MS });
    const days = currencies.find(({ currency }) => currency === 'KRW')?.total;
    const { total } = await won();
    expect(total.net).toBe((days?.stakes ?? 0) - (days?.payouts ?? 0));
    expect(total.betCount).toBe(days?.betCount);
  });
});
