import { beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../../test/databases.ts';
import { QUEST_BETS } from '#rules/quest.ts';
import { listBest } from '../fame/best-repository.ts';
import { createFiguresService } from '../desk/figures-service.ts';
import { countBets } from '../quest/repository.ts';
import { openWalletSite, type WalletReply, type WalletSite } from './test/wallet-site.ts';
import { stagedAndChecked } from '../../../test/staged.ts';

const MINUTE = 60_000;
const TIMES = 20;

interface Listed {
  data: Record<string, unknown>[];
}

/** What an answer says: a balance, or the code of its problem. */
const said = ({ body }: WalletReply) => body.code ?? body.balance;
const codes = (answers: readonly WalletReply[]) => [...new Set(answers.map(said))];

describe.each(databases)('the wallet on %s', (kind) => {
  const site = stagedAndChecked(() => openWalletSite(kind));
  let seat: Awaited<ReturnType<WalletSite['sit']>>;
  beforeAll(async () => {
    seat = await site.sit('member01');
  });
  const round = () => site.name('r');
  const lines = async (txId: string) =>
    site.db.query(
      `select l.code, l.amount from ledger_tx t join ledger_line l on l.tx_id = t.id
       where t.key = $1 and l.balance_after is not null`,
      [`casino:hanpan:${txId}`],
    );

  describe('a session', () => {
    it('is opened by its token once, with the member under a name', async () => {
      const launched = await site.launch('member01', 'test-slot');
      const open = () => site.send('authenticate', { launchToken: launched?.token });
      const first = await open();
      expect(first.body).toEqual({
        sessionId: launched?.sessionId,
        playerId: seat.opened.playerId,
        gameId: 'test-slot',
        currency: 'KRW',
        balance: await seat.balance(),
      });
      expect(first.body.playerId).toMatch(/^p-[0-9a-f]{24}$/);
      expect(said(await open())).toBe('LAUNCH_EXPIRED');
    });

    it('is opened within a minute', async () => {
      const late = await site.launch('member01', 'test-slot');
      const last = await site.launch('member01', 'test-slot');
      const start = site.clock.now();
      site.clock.set(start + MINUTE);
      expect((await site.send('authenticate', { launchToken: last?.token })).status).toBe(200);
      site.clock.set(start + MINUTE + 1);
      expect(said(await site.send('authenticate', { launchToken: late?.token }))).toBe(
        'LAUNCH_EXPIRED',
      );
    });

    it('is its own provider’s alone, and its token too', async () => {
      const launched = await site.launch('member01', 'test-slot');
      const open = await site.send(
        'authenticate',
        { launchToken: launched?.token },
        { provider: 'other' },
      );
      expect(said(open)).toBe('NOT_FOUND');
      const { sessionId } = seat;
      const body = { sessionId, txId: site.name('b'), roundId: round(), amount: 2_000 };
      for (const call of ['balance', 'bet', 'endRound']) {
        const sent =
          call === 'balance'
            ? { sessionId }
            : call === 'bet'
              ? body
              : { sessionId, roundId: body.roundId, staked: 0, won: 0 };
        expect(said(await site.send(call, sent, { provider: 'other' })), call).toBe('NOT_FOUND');
      }
    });

    it('knows a member by another name at another provider', async () => {
      const other = await site.sit('member01', 'other-slot', 'other');
      expect(other.opened.playerId).not.toBe(seat.opened.playerId);
      seat = await site.sit('member01');
    });
  });

  describe('a signature', () => {
    const body = () => ({ sessionId: seat.sessionId });

    it.each([
      ['of another body', { signed: { body: '{}' } }],
      ['of another path', { signed: { path: '/provider/hanpan/bet' } }],
      ['under no key', { key: { id: 'key_none', secret: Buffer.from('none') } }],
      ['of a provider that is none', { provider: 'nobody' }],
    ])('%s is refused', async (_what, options) => {
      const answer = await site.send('balance', body(), options);
      expect([answer.status, said(answer)]).toEqual([401, 'INVALID_SIGNATURE']);
    });

    it('under another provider’s key is refused', async () => {
      const key = site.keys.other;
      if (!key) throw new Error('no key');
      expect(said(await site.send('balance', body(), { key }))).toBe('INVALID_SIGNATURE');
    });

    it.each([
      [-60_000, null],
      [-60_001, 'INVALID_SIGNATURE'],
      [5_000, null],
      [5_001, 'INVALID_SIGNATURE'],
    ])('of %d ms from now is %s', async (ms, code) => {
      const answer = await site.send('balance', body(), { timestamp: site.clock.now() + ms });
      expect(answer.body.code ?? null).toBe(code);
    });

    it('is looked at before the body is', async () => {
      expect(said(await site.send('balance', '{', { signed: { body: 'x' } }))).toBe(
        'INVALID_SIGNATURE',
      );
      for (const wrong of ['{', '{"sessionId":"cas_1","sessionId":"cas_2"}', '{"sessionId":1}'])
        expect(said(await site.send('balance', wrong)), wrong).toBe('VALIDATION');
    });

    it('may be under two keys at once for a day, and not under three', async () => {
      const [first] = await site.own.keys.keysOf('other');
      const seatThere = await site.sit('member02', 'other-slot', 'other');
      const sent = { sessionId: seatThere.sessionId };
      const by = async (key = first) => {
        if (!key) throw new Error('no key');
        return (await site.send('balance', sent, { provider: 'other', key })).status;
      };
      const second = await site.own.keys.rotate('other');
      expect([await by(first), await by(second)]).toEqual([200, 200]);
      const third = await site.own.keys.rotate('other');
      expect([await by(first), await by(second), await by(third)]).toEqual([401, 200, 200]);
      site.clock.set(site.clock.now() + 24 * 60 * MINUTE);
      expect([await by(second), await by(third)]).toEqual([401, 200]);
      site.keys.other = third;
      seat = await site.sit('member01');
    });
  });

  describe('a round', () => {
    it('is a bet that is open until its provider ends it', async () => {
      const [id, before] = [round(), await seat.balance()];
      expect(said(await seat.bet(id, 2_000))).toBe(before - 2_000);
      expect(await site.roundOf(id)).toMatchObject({
        state: 'open',
        staked: 2_000,
        status: 'accepted',
        label: 0,
        stake: 2_000,
        type: 5,
        game: 'slot/test-slot',
        kind: 'slot_round',
        odds: 100,
        payout: null,
      });
      expect(said(await seat.win(id, 6_000))).toBe(before + 4_000);
      expect(said(await seat.end(id, 2_000, 6_000))).toBe(before + 4_000);
      expect(await site.roundOf(id)).toMatchObject({
        state: 'closed',
        won: 6_000,
        status: 'settled',
        label: 2,
        payout: 6_000,
        odds: 300,
        result: 2,
        isSeen: true,
      });
    });

    it.each([
      ['that paid nothing is lost', 0, { label: 1, payout: 0, result: 1, odds: 100 }],
      ['that paid less than its stake is lost', 500, { label: 1, payout: 500, odds: 100 }],
      ['that paid its stake gave it back', 2_000, { label: 3, payout: 2_000, result: 3 }],
    ])('%s', async (_what, won, shown) => {
      const id = round();
      await seat.bet(id, 2_000);
      await seat.win(id, won);
      await seat.end(id, 2_000, won);
      expect(await site.roundOf(id)).toMatchObject({ status: 'settled', ...shown });
    });

    it('takes further bets and pays several wins', async () => {
      const [id, before] = [round(), await seat.balance()];
      for (const amount of [1_000, 3_000]) await seat.bet(id, amount);
      for (const amount of [2_000, 500]) await seat.win(id, amount);
      expect(said(await seat.end(id, 4_000, 2_500))).toBe(before - 1_500);
      expect(await site.roundOf(id)).toMatchObject({ staked: 4_000, won: 2_500, stake: 4_000 });
    });

    it('counts up for its member and game', async () => {
      const ids = [round(), round()];
      for (const id of ids) await seat.bet(id, 1_000);
      const [one, two] = await Promise.all(ids.map(site.roundOf));
      expect(two?.number).toBe((one?.number as number) + 1);
    });

    it('that is free takes nothing, may win, and has no price', async () => {
      const [id, before] = [round(), await seat.balance()];
      expect(said(await seat.bet(id, 0))).toBe(before);
      expect(said(await seat.win(id, 700))).toBe(before + 700);
      await seat.end(id, 0, 700);
      expect(await site.roundOf(id)).toMatchObject({ stake: 0, payout: 700, label: 2, odds: 100 });
      const lost = round();
      await seat.bet(lost, 0);
      await seat.end(lost, 0, 0);
      expect(await site.roundOf(lost)).toMatchObject({ label: 1, payout: 0 });
    });

    it('ends twice as once, and not before the sums agree', async () => {
      const id = round();
      await seat.bet(id, 2_000);
      for (const [staked, won] of [
        [2_000, 1_000],
        [1_000, 0],
        [3_000, 0],
      ] as const) {
        const answer = await seat.end(id, staked, won);
        expect([answer.status, said(answer)]).toEqual([503, 'RETRY']);
      }
      const first = await seat.end(id, 2_000, 0);
      expect([first.status, await seat.end(id, 2_000, 0)]).toEqual([200, first]);
      expect(said(await seat.bet(id, 1_000))).toBe('ROUND_CLOSED');
    });

    it('of another member is found by nobody else', async () => {
      const id = round();
      await seat.bet(id, 2_000);
      const other = await site.sit('member02');
      expect(said(await other.bet(id, 2_000))).toBe('NOT_FOUND');
      expect(said(await other.win(id, 2_000))).toBe('NOT_FOUND');
      expect(said(await other.end(id, 2_000, 0))).toBe('NOT_FOUND');
    });

    it('goes on in another session of its member’s', async () => {
      const id = round();
      await seat.bet(id, 2_000);
      seat = await site.sit('member01');
      expect((await seat.win(id, 1_000)).status).toBe(200);
      expect((await seat.end(id, 2_000, 1_000)).status).toBe(200);
    });
  });

  describe('a transaction', () => {
    it('sent twenty times at once is booked once, and answered alike for ever', async () => {
      const [id, tx, win] = [round(), site.name('b'), site.name('w')];
      const before = await seat.balance();
      const bets = await Promise.all(Array.from({ length: TIMES }, () => seat.bet(id, 2_000, tx)));
      expect(codes(bets)).toEqual([before - 2_000]);
      const wins = await Promise.all(Array.from({ length: TIMES }, () => seat.win(id, 900, win)));
      expect(codes(wins)).toEqual([before - 1_100]);
      const ends = await Promise.all(Array.from({ length: TIMES }, () => seat.end(id, 2_000, 900)));
      expect(codes(ends)).toEqual([before - 1_100]);
      await seat.bet(round(), 5_000);
      expect(said(await seat.bet(id, 2_000, tx))).toBe(before - 2_000);
      expect(await lines(tx)).toEqual([{ code: 9_100, amount: -2_000 }]);
      expect(await lines(win)).toEqual([{ code: 9_200, amount: 900 }]);
    });

    it('opens one round of twenty bets at once', async () => {
      const [id, before] = [round(), await seat.balance()];
      const bets = await Promise.all(Array.from({ length: TIMES }, () => seat.bet(id, 1_000)));
      expect(bets.every(({ status }) => status === 200)).toBe(true);
      expect(await site.roundOf(id)).toMatchObject({ staked: TIMES * 1_000 });
      expect(await seat.balance()).toBe(before - TIMES * 1_000);
    });

    it('is refused with another body, as another call, and by another member', async () => {
      const [id, tx] = [round(), site.name('b')];
      await seat.bet(id, 2_000, tx);
      expect(said(await seat.bet(id, 3_000, tx))).toBe('TRANSACTION_REUSED');
      expect(said(await seat.win(id, 2_000, tx))).toBe('TRANSACTION_REUSED');
      const other = await site.sit('member02');
      const both = site.name('b');
      const answers = await Promise.all([
        seat.bet(round(), 2_000, both),
        other.bet(round(), 2_000, both),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('that was refused stays refused', async () => {
      const [id, tx] = [round(), site.name('b')];
      expect(said(await seat.bet(id, 999, tx))).toBe('LIMIT');
      await site.db.query("update casino_game set min_stake = 500 where id = 'test-slot'");
      expect(said(await seat.bet(id, 999, tx))).toBe('LIMIT');
      expect((await seat.bet(id, 999)).status).toBe(200);
      await site.db.query("update casino_game set min_stake = 1000 where id = 'test-slot'");
    });
  });

  describe('whatever comes first', () => {
    it('a win waits for its bet', async () => {
      const [id, before] = [round(), await seat.balance()];
      site.meanwhile.push(
        async () => undefined,
        () => seat.bet(id, 2_000),
      );
      expect(said(await seat.win(id, 5_000))).toBe(before + 3_000);
    });

    it('a win of a bet that does not come is to be sent again, and is paid then', async () => {
      const [id, tx] = [round(), site.name('w')];
      const waited = site.waited();
      const answer = await seat.win(id, 5_000, tx);
      expect([answer.status, said(answer)]).toEqual([503, 'RETRY']);
      expect(site.waited() - waited).toBe(30_000);
      await seat.bet(id, 2_000);
      expect((await seat.win(id, 5_000, tx)).status).toBe(200);
    });

    it('an end waits for what was booked', async () => {
      const id = round();
      expect(said(await seat.end(id, 2_000, 0))).toBe('RETRY');
      await seat.bet(id, 2_000);
      expect((await seat.end(id, 2_000, 0)).status).toBe(200);
    });

    it('a refund before its bet refuses it', async () => {
      const [id, tx, before] = [round(), site.name('b'), await seat.balance()];
      expect(said(await seat.refund(id, tx))).toBe(before);
      expect(said(await seat.refund(id, tx))).toBe(before);
      expect(said(await seat.bet(id, 2_000, tx))).toBe('BET_REFUNDED');
      expect(said(await seat.end(id, 0, 0))).toBe(before);
      expect(await seat.balance()).toBe(before);
    });

    it('a win after the end is paid, and earns no comp again', async () => {
      const id = round();
      await seat.bet(id, 2_000);
      await seat.end(id, 2_000, 0);
      const [before, comp] = [
        await seat.balance(),
        await site.accountOf(seat.memberId, 'rolling_slot'),
      ];
      expect(said(await seat.win(id, 5_000))).toBe(before + 5_000);
      expect(await site.roundOf(id)).toMatchObject({
        state: 'closed',
        label: 2,
        payout: 5_000,
        odds: 250,
      });
      expect(await site.accountOf(seat.memberId, 'rolling_slot')).toBe(comp);
      expect((await seat.end(id, 2_000, 5_000)).status).toBe(200);
    });
  });

  describe('a refund', () => {
    it('gives the whole bet back, once, and ends the round with the last', async () => {
      const [id, one, two] = [round(), site.name('b'), site.name('b')];
      const before = await seat.balance();
      await seat.bet(id, 1_000, one);
      await seat.bet(id, 2_000, two);
      const back = site.name('x');
      const answers = await Promise.all(
        Array.from({ length: TIMES }, () => seat.refund(id, one, back)),
      );
      expect(codes(answers)).toEqual([before - 2_000]);
      expect(said(await seat.refund(id, one))).toBe(before - 2_000);
      expect(await site.roundOf(id)).toMatchObject({ state: 'open', staked: 2_000, stake: 2_000 });
      expect(said(await seat.refund(id, two))).toBe(before);
      expect(await site.roundOf(id)).toMatchObject({
        state: 'refunded',
        staked: 0,
        status: 'cancelled',
        label: -1,
        stake: 3_000,
        payout: 3_000,
        result: -1,
      });
      expect(said(await seat.end(id, 0, 0))).toBe(before);
      expect(said(await seat.bet(id, 1_000))).toBe('ROUND_CLOSED');
    });

    it('is refused after a win, even of nothing, and after the end', async () => {
      for (const won of [0, 500]) {
        const [id, tx] = [round(), site.name('b')];
        await seat.bet(id, 2_000, tx);
        await seat.win(id, won);
        expect(said(await seat.refund(id, tx))).toBe('INVALID_STATE');
        await seat.end(id, 2_000, won);
        expect(said(await seat.refund(id, tx))).toBe('INVALID_STATE');
      }
    });

    it('is one of a bet of its round and member', async () => {
      const [id, tx, win] = [round(), site.name('b'), site.name('w')];
      await seat.bet(id, 2_000, tx);
      await seat.win(id, 500, win);
      expect(said(await seat.refund(id, win))).toBe('INVALID_STATE');
      expect(said(await seat.refund(round(), tx))).toBe('INVALID_STATE');
      const other = await site.sit('member02');
      expect(said(await other.refund(id, tx))).toBe('NOT_FOUND');
    });

    it('of a bet that was refused gives nothing back', async () => {
      const [id, tx, before] = [round(), site.name('b'), await seat.balance()];
      expect(said(await seat.bet(id, 1, tx))).toBe('LIMIT');
      expect(said(await seat.refund(id, tx))).toBe(before);
    });

    it('of a part of a free round leaves the rest open', async () => {
      const [id, free, paid] = [round(), site.name('b'), site.name('b')];
      await seat.bet(id, 0, free);
      await seat.bet(id, 1_000, paid);
      await seat.refund(id, paid);
      expect(await site.roundOf(id)).toMatchObject({ state: 'open', stake: 0 });
      await seat.refund(id, free);
      expect(await site.roundOf(id)).toMatchObject({ state: 'refunded', status: 'cancelled' });
    });

    it('and a bet at once leave nothing of it', async () => {
      for (let n = 0; n < TIMES; n += 1) {
        const [id, tx] = [round(), site.name('b')];
        await Promise.all([seat.bet(id, 1_000, tx), seat.refund(id, tx)]);
        const [row] = await site.db.query<{ sum: number }>(
          'select coalesce(sum(staked), 0)::bigint as sum from casino_round where round_id = $1',
          [id],
        );
        expect(row?.sum).toBe(0);
      }
    });
  });

  describe('a refund by staff', () => {
    const staff = { actor: 'mem_demo_admin01', ip: '::1', reason: '게임사 장애' };
    const refund = (betId: string) =>
      site.db.tx((q) => site.own.refund(q, { betId, ...staff, now: site.clock.now() }));
    const betOf = async (id: string) => (await site.roundOf(id))?.id as string;

    it('gives every bet of an open round back; of its provider only a win is taken then', async () => {
      const [id, tx, before] = [round(), site.name('b'), await seat.balance()];
      await seat.bet(id, 2_000, tx);
      await seat.bet(id, 1_000);
      const betId = await betOf(id);
      expect(await refund(betId)).toBe('refunded');
      expect(await refund(betId)).toBe('INVALID_STATE');
      expect(await seat.balance()).toBe(before);
      expect(said(await seat.refund(id, tx))).toBe('INVALID_STATE');
      expect(said(await seat.bet(id, 1_000))).toBe('ROUND_CLOSED');
      expect(said(await seat.end(id, 3_000, 0))).toBe('ROUND_CLOSED');
      expect(said(await seat.win(id, 4_000))).toBe(before + 4_000);
      expect(await site.roundOf(id)).toMatchObject({
        state: 'closed',
        staked: 0,
        won: 4_000,
        status: 'settled',
        stake: 0,
        payout: 4_000,
      });
    });

    it('is refused of a round that paid, is over, or is none', async () => {
      const id = round();
      await seat.bet(id, 2_000);
      await seat.win(id, 500);
      expect(await refund(await betOf(id))).toBe('INVALID_STATE');
      await seat.end(id, 2_000, 500);
      expect(await refund(await betOf(id))).toBe('INVALID_STATE');
      expect(await refund('bet_none')).toBe('NOT_FOUND');
    });
  });

  describe('a bet is refused', () => {
    it('of more than the member has', async () => {
      const poor = await site.sit('member02', 'test-table');
      await site.db.query('update casino_game set max_stake = 100000000 where id = $1', [
        'test-table',
      ]);
      const before = await poor.balance();
      expect(said(await poor.bet(round(), before + 1))).toBe('INSUFFICIENT_FUNDS');
      const answers = await Promise.all([
        poor.bet(round(), before - 1_000),
        poor.bet(round(), before - 1_000),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      await site.db.query('update casino_game set max_stake = 1000000 where id = $1', [
        'test-table',
      ]);
    });

    it('outside of what the game takes, in the member’s currency', async () => {
      const below = await seat.bet(round(), 999);
      expect(below.body).toMatchObject({ code: 'LIMIT', limit: 1_000 });
      expect((await seat.bet(round(), 100_001)).body).toMatchObject({ limit: 100_000 });
      const id = round();
      await seat.bet(id, 60_000);
      expect((await seat.bet(id, 40_001)).body).toMatchObject({ limit: 100_000 });
      const coin = await site.sit('coin01');
      const { body } = await coin.bet(round(), 1);
      expect(body.code).toBe('LIMIT');
      expect(body.limit).toBeLessThan(1_000);
      expect(said(await coin.bet(round(), body.limit))).toBe((await coin.balance()) as number);
      expect((await coin.bet(round(), 1_000_000)).body.code).toBe('LIMIT');
    });

    it('during maintenance of the game or its provider, until its end; open rounds go on', async () => {
      const id = round();
      await seat.bet(id, 1_000);
      const now = site.clock.now();
      for (const table of ['casino_game', 'casino_provider']) {
        const which = table === 'casino_game' ? 'test-slot' : 'hanpan';
        await site.db.query(`update ${table} set is_closed = true, until = $2 where id = $1`, [
          which,
          now + 1,
        ]);
        expect(said(await seat.bet(round(), 1_000)), table).toBe('GAME_UNAVAILABLE');
        expect((await seat.bet(id, 1_000)).status, table).toBe(200);
        await site.db.query(`update ${table} set until = $2 where id = $1`, [which, now]);
        expect((await seat.bet(round(), 1_000)).status, table).toBe(200);
        await site.db.query(`update ${table} set is_closed = false, until = null where id = $1`, [
          which,
        ]);
      }
      expect((await seat.win(id, 100)).status).toBe(200);
      expect((await seat.end(id, 3_000, 100)).status).toBe(200);
    });

    it('of a member who may not play live casino; slots stay', async () => {
      const table = await site.sit('member01', 'test-table');
      await site.db.query('update member set tendency = 22 where id = $1', [seat.memberId]);
      expect((await table.bet(round(), 1_000)).body).toMatchObject({
        code: 'BET_REFUSED',
        reason: 'CASINO_RESTRICTED',
      });
      seat = await site.sit('member01');
      expect((await seat.bet(round(), 1_000)).status).toBe(200);
      await site.db.query('update member set tendency = 0 where id = $1', [seat.memberId]);
    });

    it.each([
      ['tend22', 'break', 'ON_BREAK', 1],
      ['unread01', 'exclusion', 'SELF_EXCLUDED', 182],
    ])('of %s in a %s; what is open is paid and ended', async (userId, stop, reason, days) => {
      await site.give(userId, 10_000);
      const own = await site.sit(userId);
      const [id, now] = [round(), site.clock.now()];
      await own.bet(id, 2_000);
      await site.db.query(
        'insert into protection_stop (id, member_id, kind, from_at, until_at) values ($1, $2, $3, $4, $5)',
        [`stp_${stop}`, own.memberId, stop, now, now + days * 24 * 60 * MINUTE],
      );
      expect((await own.bet(round(), 2_000)).body).toMatchObject({ code: 'BET_REFUSED', reason });
      expect((await own.win(id, 500)).status).toBe(200);
      expect((await own.end(id, 2_000, 500)).status).toBe(200);
    });

    it('by what the member set as the most to stake', async () => {
      const own = await site.sit('member02');
      await site.db.query(
        `insert into protection_limit (member_id, kind, period, amount, updated_at) values ($1, 'stake', 'day', 1, 0)`,
        [own.memberId],
      );
      expect((await own.bet(round(), 1_000)).body.reason).toBe('OWN_STAKE_LIMIT');
      await site.db.query('delete from protection_limit where member_id = $1', [own.memberId]);
    });

    it('of a member who is suspended', async () => {
      const own = await site.sit('member02');
      await site.db.query("update member set state = 'suspended' where id = $1", [own.memberId]);
      expect((await own.bet(round(), 1_000)).body.reason).toBe('BLOCKED');
      await site.db.query("update member set state = 'approved' where id = $1", [own.memberId]);
    });

    it('after logout and when the login is over; wins, refunds and ends are not', async () => {
      await site.give('member02', 100_000);
      const own = await site.sit('member02');
      const [one, two, tx] = [round(), round(), site.name('b')];
      await own.bet(one, 1_000);
      await own.bet(two, 1_000, tx);
      await site.call('POST', '/member/logout', { token: own.token });
      expect(said(await own.bet(round(), 1_000))).toBe('SESSION_EXPIRED');
      expect(said(await own.bet(one, 1_000))).toBe('SESSION_EXPIRED');
      expect((await own.win(one, 300)).status).toBe(200);
      expect((await own.refund(two, tx)).status).toBe(200);
      expect((await own.end(one, 1_000, 300)).status).toBe(200);
      const later = await site.sit('member02');
      const [row] = await site.db.query<{ at: number }>(
        'select expires_at as at from session where member_id = $1 and ended_at is null',
        [later.memberId],
      );
      const start = site.clock.now();
      site.clock.set((row?.at ?? 0) - 1);
      expect((await later.bet(round(), 1_000)).status).toBe(200);
      site.clock.set(row?.at ?? 0);
      expect(said(await later.bet(round(), 1_000))).toBe('SESSION_EXPIRED');
      expect(row?.at).toBeGreaterThan(start);
      seat = await site.sit('member01');
    });
  });

  describe('what counts a round', () => {
    it('earns comp with its end, but for one that gave its stake back', async () => {
      const comp = () => site.accountOf(seat.memberId, 'rolling_slot');
      const [id, before] = [round(), await comp()];
      await seat.bet(id, 10_000);
      expect(await comp()).toBe(before);
      await seat.end(id, 10_000, 0);
      expect(await comp()).toBe(before + 200);
      const even = round();
      await seat.bet(even, 10_000);
      await seat.win(even, 10_000);
      await seat.end(even, 10_000, 10_000);
      expect(await comp()).toBe(before + 200);
    });

    it('earns no comp where nobody says what its game returns', async () => {
      const comp = () => site.accountOf(seat.memberId, 'rolling_slot');
      const other = await site.sit('member01', 'other-slot', 'other');
      const [id, before] = [round(), await comp()];
      expect((await other.bet(id, 10_000)).status).toBe(200);
      expect((await other.end(id, 10_000, 0)).status).toBe(200);
      expect((await site.roundOf(id))?.status).toBe('settled');
      expect(await comp()).toBe(before);
      seat = await site.sit('member01');
    });

    it('counts for the turnover whatever it paid: slots whole, tables by half', async () => {
      const at = site.clock.now();
      const one = { memberId: seat.memberId, currency: 'KRW' as const, at };
      await site.turnover.require(site.db, {
        ...one,
        source: 'deposit',
        sourceId: 'dep_test',
        required: 1_000_000,
      });
      const done = async () => (await site.turnover.progress(site.db, seat.memberId)).done;
      const play = async (where: typeof seat, won: number) => {
        const id = round();
        await where.bet(id, 10_000);
        await where.win(id, won);
        await where.end(id, 10_000, won);
      };
      const start = await done();
      await play(seat, 0);
      expect(await done()).toBe(start + 10_000);
      await play(seat, 10_000);
      expect(await done()).toBe(start + 10_000);
      const table = await site.sit('member01', 'test-table');
      await play(table, 12_000);
      expect(await done()).toBe(start + 15_000);
      seat = await site.sit('member01');
    });

    it('is in the history as it ended, and among the open bets of the stream never', async () => {
      const id = round();
      await seat.bet(id, 2_000);
      const open = await site.wager.openBetsOf(seat.memberId);
      expect(open.map(({ type }) => type)).not.toContain(5);
      await seat.win(id, 5_000);
      await seat.end(id, 2_000, 5_000);
      const { token } = seat;
      const { body } = await site.call<Listed>('GET', '/bet?type=5&limit=100', { token });
      const betId = (await site.roundOf(id))?.id;
      expect(body.data.find((one) => one.id === betId)).toMatchObject({
        type: 5,
        stake: 2_000,
        payout: 5_000,
        totalOdds: 250,
        label: 2,
        cancelUntil: null,
        legs: [
          {
            kind: 'slot_round',
            gameId: 'test-slot',
            gameName: '시험 슬롯',
            providerName: '한판 스튜디오',
            odds: 250,
            result: 2,
          },
        ],
      });
    });

    it('is not cancelled as a slip is', async () => {
      const id = round();
      await seat.bet(id, 2_000);
      const betId = (await site.roundOf(id))?.id as string;
      const order = { betId, actor: 'mem_demo_admin01', reason: '시험' };
      expect(await site.wager.cancel(order)).toBe('refused');
      expect(await site.wager.cancelByMember({ memberId: seat.memberId, betId, ip: '::1' })).toBe(
        'CANCEL_TOO_LATE',
      );
    });

    it('is what the lines of the statement come from', async () => {
      const [id, tx] = [round(), site.name('b')];
      const from = site.clock.now();
      await seat.bet(id, 2_000);
      await seat.bet(id, 1_000, tx);
      await seat.refund(id, tx);
      await seat.win(id, 5_000);
      const betId = (await site.roundOf(id))?.id as string;
      const period = `from=${from}&to=${from + 1}&category=casino`;
      const { token } = seat;
      const { body } = await site.call<Listed>('GET', `/statement?${period}&limit=4`, { token });
      expect(body.data.map(({ code, amount }) => [code, amount])).toEqual([
        [9_200, 5_000],
        [9_300, 1_000],
        [9_100, -1_000],
        [9_100, -2_000],
      ]);
      for (const line of body.data)
        expect(line).toMatchObject({
          source: { kind: 'bet', id: betId },
          bet: { folders: 1, leg: { kind: 'slot_round' } },
        });
      const csv = await site.app.inject({
        method: 'GET',
        url: `/api/statement/csv?${period}`,
        headers: { 'x-auth-token': token },
      });
      expect(csv.body).toContain(betId);
    });

    it('is in the figures of its kind of game, without what was given back', async () => {
      const figures = createFiguresService({ db: site.db });
      const now = site.clock.now();
      const read = async () => {
        const { currencies } = await figures.games({ from: 0, to: now + 1 });
        const casino = currencies[0]?.types.find(({ type }) => type === 5);
        return casino?.games.find(({ game }) => game === 'slot');
      };
      const before = await read();
      const [id, even, tx] = [round(), round(), site.name('b')];
      await seat.bet(id, 3_000);
      await seat.bet(id, 1_000, tx);
      await seat.refund(id, tx);
      await seat.win(id, 500);
      await seat.end(id, 3_000, 500);
      await seat.bet(even, 2_000);
      await seat.win(even, 2_000);
      await seat.end(even, 2_000, 2_000);
      const after = await read();
      const grown = (key: 'stakes' | 'wins' | 'voids') =>
        (after?.[key] ?? 0) - (before?.[key] ?? 0);
      expect([grown('stakes'), grown('wins'), grown('voids')]).toEqual([3_000, 500, 3_000]);
    });

    it('counts for quests of slots or of the casino, unless it is free or gave its stake back', async () => {
      const span = { from: 0, to: site.clock.now() + 1, minOdds: 0, minStake: 0, minLegs: 1 };
      const count = async () => {
        const quests = [QUEST_BETS.slot, QUEST_BETS.casino].map((bets) => ({ ...span, ...bets }));
        return (await countBets(site.db, seat.memberId, quests)).map(({ bets }) => bets);
      };
      const [slots = 0, tables = 0] = await count();
      const [lost, even, free] = [round(), round(), round()];
      await seat.bet(lost, 1_000);
      await seat.end(lost, 1_000, 0);
      await seat.bet(even, 1_000);
      await seat.win(even, 1_000);
      await seat.end(even, 1_000, 1_000);
      await seat.bet(free, 0);
      await seat.win(free, 500);
      await seat.end(free, 0, 500);
      const table = await site.sit('member01', 'test-table');
      const spun = round();
      await table.bet(spun, 1_000);
      await table.end(spun, 1_000, 0);
      seat = await site.sit('member01');
      expect(await count()).toEqual([slots + 1, tables + 1]);
    });

    it('that was free is in no list of the best', async () => {
      const now = site.clock.now();
      const free = round();
      await seat.bet(free, 0);
      await seat.win(free, 90_000);
      await seat.end(free, 0, 90_000);
      const betId = (await site.roundOf(free))?.id;
      const month = `${new Date(now).toISOString().slice(0, 7)}-01`;
      const contest = { currency: 'KRW' as const, month, from: 0, to: now + 1, types: [5] };
      for (const by of ['win', 'odds'] as const) {
        const best = await listBest(site.db, contest, { by, limit: 50 });
        expect(best.length).toBeGreaterThan(0);
        expect(best.map((one) => one.betId)).not.toContain(betId);
      }
    });

    it('tells the member’s stream the balance and no bet', async () => {
      const id = round();
      site.published.length = 0;
      await seat.bet(id, 1_000);
      await seat.end(id, 1_000, 0);
      const kinds = site.published
        .filter(({ topic }) => topic === `me:${seat.memberId}`)
        .map(({ change }) => (change as { kind: string }).kind);
      expect([...new Set(kinds)].sort()).toEqual(['balance', 'unseenResults']);
      const unseen = site.published.find(
        ({ change }) => (change as { kind: string }).kind === 'unseenResults',
      );
      expect(unseen?.change).toMatchObject({ count: 0 });
    });
  });
});
