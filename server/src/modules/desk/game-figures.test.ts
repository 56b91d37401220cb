import { beforeAll, describe, expect, it } from 'vitest';
import { ENTRY } from '#rules/ledger.ts';
import { betOf, openWorld } from '../sportsbook/test/world.ts';
import { createFiguresService, type FiguresService } from './figures-service.ts';
import { databases } from '../../../test/databases.ts';
import { staged } from '../../../test/staged.ts';

const DAY_MS = 86_400_000;

describe.each(databases)('figures by game on %s', (kind) => {
  const world = staged(() => openWorld(kind));
  let figures: FiguresService;
  let period: { from: number; to: number };
  beforeAll(async () => {
    figures = createFiguresService({ db: world.db });
    period = { from: world.clock.now() - DAY_MS, to: world.clock.now() + DAY_MS };
  });

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

  const days = async () => {
    const { currencies } = await figures.sum({ ...period, part: DAY_MS });
    return currencies.find(({ currency }) => currency === 'KRW')?.total;
  };

  /** Stores a round of a slot with two stakes, of which the provider took the second one back. */
  async function slotRound(member: string, at: number): Promise<void> {
    const change = { id: 'bet_slot', member_id: member, type: 5, key: 'slot', mode: null };
    await world.db.query(
      `insert into bet select (jsonb_populate_record(null::bet, to_jsonb(b) || $1::jsonb)).* from bet b
       where status = 'accepted' limit 1`,
      [JSON.stringify(change)],
    );
    await world.db.exec(`
      insert into casino_provider (id, name, lobbies, is_connected, rank)
        values ('hanpan', '한판 스튜디오', '{casino,slot}', true, 1) on conflict do nothing;
      insert into casino_game (id, provider_id, kind, category, name, rtp, min_stake, max_stake, motif, glaze, added_at, rank)
        values ('test-slot', 'hanpan', 'slot', 'slot', '시험 슬롯', 9620, 1000, 100000, 'crane', 'celadon', 0, 1);
      insert into casino_session (id, provider_id, game_id, member_id, login_session_id, currency, token_hash, created_at)
        values ('s1', 'hanpan', 'test-slot', '${member}', 'login1', 'KRW', 'hash1', ${at});
      insert into casino_round (bet_id, provider_id, round_id, game_id, member_id, session_id, number, staked, won, currency, opened_at)
        values ('bet_slot', 'hanpan', 'r1', 'test-slot', '${member}', 's1', 1, 7000, 0, 'KRW', ${at});
      insert into casino_tx (provider_id, tx_id, kind, session_id, round_id, ref_tx_id, amount, body_hash, status, answer, bet_id, at)
        values ('hanpan', 'spin1', 'bet', 's1', 'r1', null, 7000, '', 200, '{}', 'bet_slot', ${at}),
          ('hanpan', 'spin2', 'bet', 's1', 'r1', null, 1000, '', 200, '{}', 'bet_slot', ${at}),
          ('hanpan', 'spin2back', 'refund', 's1', 'r1', 'spin2', 1000, '', 200, '{}', 'bet_slot', ${at});`);
  }

  it('have every type of both currencies, at 0 where nothing was bet', async () => {
    const { currencies } = await figures.games(period);
    const none = { stakes: 0, wins: 0, voids: 0, comp: 0, net: 0, betCount: 0, memberCount: 0 };
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
    const sums = {
      stakes: 30_000,
      wins: 0,
      voids: 0,
      comp: 0,
      net: 30_000,
      betCount: 3,
      memberCount: 2,
    };
    expect(total).toEqual(sums);
    expect(games).toEqual([{ game: 'football', mode: 'domestic', ...sums }]);
    const [{ game } = { game: '' }] = await world.db.query<{ game: string }>(
      'select distinct game from bet',
    );
    expect(game).toBe('football');
  });

  it('leave a cancelled bet out, as its days do, and tell what was given back', async () => {
    const member = await world.member(100_000);
    const { pick } = await world.simple();
    const bet = betOf(await world.place(member, world.request([pick(1, '2')], 20_000)));
    expect(await world.service.cancelByMember({ memberId: member, betId: bet.id, ip: '::1' })).toBe(
      'cancelled',
    );
    expect((await typed(1)).total).toMatchObject({
      stakes: 30_000,
      wins: 0,
      voids: 20_000,
      net: 30_000,
      betCount: 3,
      memberCount: 2,
    });
    expect(await days()).toMatchObject({
      stakes: 30_000,
      payouts: 0,
      voidNet: 0,
      profit: 30_000,
      betCount: 3,
    });
  });

  it('tell the comp that was earned by bets, without what was taken back', async () => {
    const [bet] = await world.db.query<{ id: string; member: string }>(
      `select id, member_id as member from bet where status = 'accepted' limit 1`,
    );
    const accrue = (version: number, state: string, taken: number) =>
      world.db.query(
        `insert into rolling_accrual (bet_id, version, member_id, category, currency, stake, basis_points, amount, state, taken, at)
         values ($1, $2, $3, 'mini', 'KRW', 10000, 50, 500, $4, $5, $6)`,
        [bet?.id, version, bet?.member, state, taken, world.clock.now()],
      );
    await accrue(1, 'booked', 0);
    await accrue(2, 'ended', 200);
    await accrue(3, 'ended', 0);
    await accrue(4, 'due', 0);
    expect((await typed(1)).games).toMatchObject([{ game: 'football', comp: 800 }]);
    expect((await won()).total).toMatchObject({ comp: 800, memberCount: 2 });
    await world.db.query('delete from rolling_accrual');
  });

  it('tell slots from the other games of the casino', async () => {
    const member = await world.member(100_000);
    const at = world.clock.now();
    const book = async (entry: keyof typeof ENTRY, amount: number, tx: string = entry) =>
      world.wallet.post(world.db, {
        key: `casino:hanpan:${tx}`,
        entry: ENTRY[entry],
        actor: member,
        at,
        lines: [
          { account: { owner: null, kind: 'house:casino', currency: 'KRW' }, amount: -amount },
          { account: { owner: member, kind: 'money', currency: 'KRW' }, amount },
        ],
      });
    await book('casinoBet', -5_000);
    await book('casinoWin', 2_000);
    const table = {
      stakes: 5_000,
      wins: 2_000,
      voids: 0,
      comp: 0,
      net: 3_000,
      betCount: 1,
      memberCount: 1,
    };
    expect(await typed(5)).toMatchObject({ total: table, games: [{ game: 'casino', ...table }] });
    await slotRound(member, at);
    await book('casinoBet', -7_000, 'spin1');
    await book('casinoBet', -1_000, 'spin2');
    await book('casinoRefund', 1_000, 'spin2back');
    const { total, games } = await typed(5);
    expect(games).toMatchObject([
      { game: 'slot', stakes: 7_000, wins: 0, voids: 1_000, net: 7_000, betCount: 1 },
      { game: 'casino', ...table },
    ]);
    expect(total).toMatchObject({ stakes: 12_000, net: 10_000, betCount: 2, memberCount: 1 });
  });

  it('come to the stakes and pay-outs of the same days', async () => {
    const day = await days();
    const { total } = await won();
    expect([total.stakes, total.wins, total.betCount]).toEqual([
      ...[day?.stakes, day?.payouts, day?.betCount],
    ]);
  });
});
