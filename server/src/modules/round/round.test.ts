import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bytesOfHex, commitmentOf, drawFrom, hexOf, seedOf } from '#rules/rounds/derive.ts';
import { roundAt, roundFrom, type RoundTimes } from '#rules/rounds/clock.ts';
import { hiLoName, nextBase } from '#rules/rounds/hilo.ts';
import { RESERVED_GAME_IDS } from '#rules/rounds/games.ts';
import { drawRound, gameById, gameOutcome, GAMES, settleRoundPick } from '#rules/rounds/round.ts';
import type { Card } from '#rules/rounds/cards.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { databases } from '../../../test/databases.ts';
import { readStream } from '../../../test/stream-reader.ts';
import { checkInvariants } from '../../invariants.ts';
import type { MinigameEvents, RoundDetail, WireMarket } from './types.ts';
import { staged } from '../../../test/staged.ts';

const POWERBALL = 213;
const MINUTE = 60_000;

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
type Body = any;

describe.each(databases)('rounds on %s', (kind) => {
  const site = staged(() => buildTestApp({ db: kind }));
  let token: string;
  let keys = 0;

  // Time is moved by more than a session lasts.
  beforeEach(async () => {
    token = await site.login('member02');
  });
  afterEach(async () => expect(await checkInvariants(site.db)).toEqual([]));

  async function get(path: string): Promise<Body> {
    const { status, body } = await site.call<Body>('GET', path);
    return status === 200 ? body : { status, code: body.code };
  }
  const events = (gameId: number): Promise<MinigameEvents> =>
    get(`/minigame/events?gameId=${gameId}&currentGame=1`);
  async function marketsOf(gameId: number): Promise<WireMarket[]> {
    return (await events(gameId)).markets ?? (await get(`/settingMinigame/${gameId}`)).markets;
  }
  async function money(of = token): Promise<number> {
    const { body } = await site.call<{ emoney: number }>('GET', '/member/user', { token: of });
    return body.emoney;
  }

  function game(gameId = POWERBALL) {
    const found = gameById(gameId);
    if (!found) throw new Error(`no game ${gameId}`);
    return found;
  }
  const current = (gameId = POWERBALL): RoundTimes => roundAt(game(gameId), site.clock.now());

  /** Moves to just after a round of a game opened, so that it takes bets. */
  async function toFresh(gameId = POWERBALL): Promise<RoundTimes> {
    await site.advanceTo(current(gameId).drawsAt + 100);
    return current(gameId);
  }

  interface Pick {
    stake?: number;
    market?: string;
    selection?: string;
    odds?: number;
    key?: string;
    as?: string;
  }

  async function bet(
    roundId: string,
    { market = 'p-oe', selection = 'odd', odds = 195, stake = 10_000, key, as = token }: Pick = {},
  ): Promise<{ status: number; body: Body; codes: string[] }> {
    keys += 1;
    const { status, body } = await site.call<Body>('POST', '/minigame/bet', {
      token: as,
      headers: { 'idempotency-key': key ?? `round-key-${keys}` },
      body: { stake, roundId, market, selection, odds },
    });
    return { status, body, codes: (body.refusals ?? []).map(({ code }: Body) => code) };
  }

  it('are those of the formula, for everybody who asks', async () => {
    const { key, number, closesAt, drawsAt } = current();
    expect(await events(POWERBALL)).toMatchObject({
      roundId: key,
      round: number,
      closesAt,
      drawsAt,
      systemMaintenanceFlg: false,
      serverTime: site.clock.now(),
    });
    expect(await get('/settingMinigame/213')).toMatchObject({
      minStake: 5_000,
      length: 180,
      cut: 20,
    });
    expect((await get('/minigame/games')).games).toHaveLength(50);
  });

  it.each([...RESERVED_GAME_IDS, 1, 999])('have no game %i', async (id) => {
    const missing = { status: 404, code: 'NOT_FOUND' };
    expect(await get(`/settingMinigame/${id}`)).toEqual(missing);
    expect(await events(id)).toEqual(missing);
    expect(await get(`/minigame/rounds?gameId=${id}`)).toEqual(missing);
  });

  it('pay a bet by what is drawn, once', async () => {
    const round = await toFresh();
    const before = await money();
    const { status, body } = await bet(round.key);
    expect(status).toBe(201);
    const stored = { type: 3, mode: 'mini', status: 'accepted' };
    expect(body).toMatchObject({ ...stored, potentialPayout: 19_500 });
    expect(body.legs).toMatchObject([{ roundId: round.key, result: 0, outcome: null }]);
    expect(await money()).toBe(before - 10_000);

    await site.advanceTo(round.drawsAt + 1_000);
    const { body: settled } = await site.call<Body>('GET', `/bet/${body.id}`, { token });
    const [leg] = settled.legs;
    const isOdd = leg.outcome.powerball % 2 === 1;
    expect(leg.result).toBe(isOdd ? 2 : 1);
    expect(settled).toMatchObject({ status: 'settled', payout: isOdd ? 19_500 : 0 });
    expect(await money()).toBe(before - 10_000 + settled.payout);
    const [last] = (await events(POWERBALL)).lastResults;
    expect(last).toMatchObject({ roundId: round.key, state: 'settled', result: leg.outcome });
    // What was offered stays with the round.
    await site.db.query(
      `update round set offer = jsonb_set(offer, '{p-oe,even}', '[250, 400000, 0]') where id = $1`,
      [round.key],
    );
    const { markets } = await get(`/minigame/round/${round.key}`);
    const [, even] = markets.find(({ market }: Body) => market === 'p-oe').selections;
    expect(even).toMatchObject({ odds: 250, chance: 400_000, payback: 10_000 });
    const { body: own } = await site.call<Body>('GET', '/bet?game=eos/powerball3', { token });
    expect(own.data.map(({ id }: Body) => id)).toContain(body.id);
  });

  it('are listed and summed up by their mode', async () => {
    const round = await toFresh();
    const race = await toFresh(721);
    const odds = (await marketsOf(721))[0]?.selections[0]?.odds ?? 0;
    const mini = await bet(current().key, { market: 'n-oe', stake: 5_000 });
    const virtual = await bet(race.key, { market: 'win', selection: '1', odds, stake: 6_000 });
    expect([round.dayKey, virtual.body.mode]).toEqual([race.dayKey, 'virtual']);
    const read = async (path: string) => (await site.call<Body>('GET', path, { token })).body;
    for (const [mode, { body }] of [
      ['mini', mini],
      ['virtual', virtual],
    ] as const) {
      const { data } = await read(`/bet?mode=${mode}`);
      expect(data[0].id).toBe(body.id);
      expect(new Set(data.map((one: Body) => one.mode))).toEqual(new Set([mode]));
      expect((await read(`/bet/summary?mode=${mode}`)).counts.all).toBe(data.length);
      const period = `from=${site.clock.now() - 60 * MINUTE}&to=${site.clock.now() + MINUTE}`;
      const lines = await read(`/statement?${period}&mode=${mode}`);
      expect(lines.data[0]).toMatchObject({ source: { id: body.id }, bet: { mode } });
    }
    expect((await read('/bet?mode=domestic')).data).toEqual([]);
  });

  it('take stakes within the limits that two admins have set of their mode', async () => {
    const [one, other] = [await site.login('admin01'), await site.login('admin02')];
    const grant = async (group: string, maxStake: number) => {
      const of = { group, minStake: 5_000, maxStake, maxPayout: 3_000_000 };
      const levelLimits = { ...of, withdrawalDay: null, fixturePicks: null };
      const requested = await site.call<Body>('POST', '/admin/setting/request', {
        token: one,
        body: { levelLimits, reason: '한도 조정' },
      });
      const granted = await site.call('POST', `/desk/request/setting/${requested.body.id}`, {
        token: other,
        body: { event: 'second', reason: null },
      });
      expect(granted.status).toBe(200);
    };
    const as = await site.login('member01');
    const refusalsOf = async (sent: ReturnType<typeof bet>) => (await sent).body.refusals;
    const round = await toFresh();
    const race = current(721);
    const odds = (await marketsOf(721))[0]?.selections[0]?.odds ?? 0;
    const win = { market: 'win', selection: '1', odds, as };
    // The server remembers the member, and the limits of then.
    expect((await bet(round.key, { stake: 8_000, as })).status).toBe(201);
    await grant('mini', 10_000);
    const even = { market: 'n-oe', selection: 'even', as };
    expect(await refusalsOf(bet(round.key, { ...even, stake: 10_001 }))).toEqual([
      { code: 'STAKE_TOO_LARGE', limit: 10_000 },
    ]);
    expect((await bet(round.key, { ...even, stake: 10_000 })).status).toBe(201);
    expect((await bet(race.key, { ...win, stake: 10_001 })).status).toBe(201);
    // Of members of the highest levels it says nothing.
    expect((await bet(round.key, { stake: 10_001 })).status).toBe(201);
    const { body } = await site.call<Body>('GET', '/bet/setting', { token: as });
    expect([body.mini.maxStake, body.virtual.maxStake]).toEqual([10_000, 1_000_000]);
    expect((await get('/settingMinigame/213')).maxStake).toBe(10_000);
    expect((await get('/settingMinigame/721')).maxStake).toBe(1_000_000);
    await grant('mini', 1_000_000);
  });

  it('every selection of every game settles for what is drawn', async () => {
    for (const { id } of GAMES) {
      const round = await toFresh(id);
      const markets = await marketsOf(id);
      expect(markets.length, String(id)).toBeGreaterThan(0);
      await site.advanceTo(round.drawsAt + 100);
      const [last] = (await events(id)).lastResults;
      const outcome = last?.result && gameOutcome(last.result as Body, last.card as Body);
      expect(last?.roundId).toBe(round.key);
      for (const { market, selections } of markets)
        for (const { selection, odds } of selections)
          if (outcome)
            expect(settleRoundPick(outcome, { market, selection, odds }).result).toBeGreaterThan(0);
    }
  });

  it('take bets from their opening to the instant before they close', async () => {
    const round = await toFresh();
    const next = roundFrom(game(), round, 1);
    expect((await bet(next.key)).codes).toEqual(['ROUND_NOT_OPEN']);
    await site.advanceTo(round.closesAt - 1);
    expect((await bet(round.key)).status).toBe(201);
    await site.advanceTo(round.closesAt);
    expect((await bet(round.key)).codes).toEqual(['ROUND_CLOSED']);
    expect((await bet(roundFrom(game(), round, -1).key)).codes).toEqual(['ROUND_CLOSED']);
  });

  it('refuse what is not offered so, and keep nothing of it', async () => {
    const round = await toFresh();
    const before = await money();
    expect((await bet(round.key, { market: 'main', selection: 'tie' })).codes).toEqual([
      'SELECTION_NOT_FOUND',
    ]);
    expect((await bet(round.key.replace('213', '235'))).codes).toEqual(['SELECTION_NOT_FOUND']);
    expect((await bet('213-20240511-00999')).codes).toEqual(['SELECTION_NOT_FOUND']);
    expect((await bet(round.key, { odds: 999 })).codes).toEqual(['ODDS_CHANGED']);
    expect((await bet(round.key, { stake: 4_999 })).codes).toEqual(['STAKE_TOO_SMALL']);
    expect((await bet(round.key, { stake: 3_000_001 })).codes).toContain('STAKE_TOO_LARGE');
    expect((await bet('213-2024-1')).status).toBe(400);
    expect(await money()).toBe(before);
  });

  it('take five bets of a member and never both sides of a market, however many come at once', async () => {
    const round = await toFresh();
    expect((await bet(round.key, { selection: 'odd' })).status).toBe(201);
    expect((await bet(round.key, { selection: 'even' })).codes).toEqual(['OPPOSITE_BET']);
    expect((await bet(round.key, { market: 'n-size', selection: 'big', odds: 290 })).status).toBe(
      201,
    );
    expect((await bet(round.key, { market: 'n-size', selection: 'small', odds: 290 })).status).toBe(
      201,
    );
    const third = { market: 'n-size', selection: 'medium', odds: 260 };
    expect((await bet(round.key, third)).codes).toEqual(['OPPOSITE_BET']);
    const numbers = (await marketsOf(POWERBALL)).find(({ market }) => market === 'p-num');
    const answers = await Promise.all(
      (numbers?.selections ?? []).map(({ selection, odds }) =>
        bet(round.key, { market: 'p-num', selection, odds }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    for (const { status, codes } of answers)
      if (status !== 201) expect(codes).toEqual(['ROUND_BETS']);
  });

  it('see both sides of a tie that gives back', async () => {
    const round = await toFresh(101);
    const [main] = await marketsOf(101);
    const of = (selection: string) => ({
      market: 'main',
      selection,
      odds: main?.selections.find((one) => one.selection === selection)?.odds ?? 0,
    });
    expect((await bet(round.key, of('player'))).status).toBe(201);
    expect((await bet(round.key, of('tie'))).status).toBe(201);
    expect((await bet(round.key, of('banker'))).codes).toEqual(['OPPOSITE_BET']);
  });

  it('answer the same key alike', async () => {
    const round = await toFresh();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => bet(round.key, { key: 'round-same', selection: 'even' })),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('are closed while their game is under maintenance, and drawn', async () => {
    const round = await toFresh(104);
    expect((await bet(round.key, { market: 'oe' })).status).toBe(201);
    await site.db.query('insert into round_game (game_id, maintenance) values (104, true)');
    expect(await events(104)).toMatchObject({ systemMaintenanceFlg: true });
    expect((await bet(round.key, { market: 'uo', selection: 'over' })).codes).toEqual([
      'GAME_MAINTENANCE',
    ]);
    await site.advanceTo(round.drawsAt + 100);
    const { body } = await site.call<Body>('GET', '/bet?game=mgm/oddeven', { token });
    expect(body.data[0].status).toBe('settled');
    await site.db.query('delete from round_game');
  });

  it('of venues are settled when the race is over', async () => {
    const round = await toFresh(721);
    const { card } = await events(721);
    const markets = await marketsOf(721);
    const odds = markets[0]?.selections[0]?.odds ?? 0;
    const placed = await bet(round.key, { market: 'win', selection: '1', odds });
    expect(placed.body).toMatchObject({ type: 4, legs: [{ card }] });
    const read = async () =>
      (await site.call<Body>('GET', `/bet/${placed.body.id}`, { token })).body;
    await site.advanceTo(round.drawsAt + 39_999);
    expect(await read()).toMatchObject({ status: 'accepted', legs: [{ result: 0 }] });
    await site.advanceTo(round.drawsAt + 40_000);
    const { status, legs } = await read();
    expect(status).toBe('settled');
    expect(legs[0].result).toBe(legs[0].outcome.order[0] === 1 ? 2 : 1);
  });

  it('earn rolling comp, but for what would then return all that is staked', async () => {
    const mini = async () => {
      const { body } = await site.call<Body>('GET', '/rolling', { token });
      return body.balances.mini as number;
    };
    const before = await mini();
    const round = await toFresh();
    await bet(round.key, { stake: 50_000 });
    await site.advanceTo(round.drawsAt + 1_000);
    expect(await mini()).toBe(before + 500);
    await site.db.query(`insert into rolling_rate values ('mem_demo_member02', 'mini', 200, 0)`);
    const shoe = await toFresh(101);
    const [main] = (await marketsOf(101)).filter(({ market }) => market === 'main');
    const banker = main?.selections.find(({ selection }) => selection === 'banker');
    expect(banker?.payback).toBeGreaterThan(9_800);
    const { odds = 0 } = banker ?? {};
    await bet(shoe.key, { market: 'main', selection: 'banker', odds, stake: 50_000 });
    await site.advanceTo(shoe.drawsAt + 1_000);
    expect(await mini()).toBe(before + 500);
  });

  it('of higher and lower compare with the card before', async () => {
    await toFresh(502);
    const { lastResults, base } = await events(502);
    let expected: Card | undefined;
    for (const { result } of lastResults.toReversed()) {
      if (result?.family !== 'hilo') throw new Error('not a card');
      if (expected) expect(result.base).toEqual(expected);
      expected = nextBase(result as Body);
    }
    expect(base).toEqual(expected);
    const hilo = (await marketsOf(502)).find(({ market }) => market === 'hilo');
    const name = expected && hiLoName(expected);
    for (const { selection } of hilo?.selections ?? [])
      expect(selection).toMatch(new RegExp(`@${name}$`));
  });

  it('publish nothing of a result before its draw', async () => {
    const round = await toFresh();
    const reader = await readStream(await site.listen(), { topics: 'me,site,inplay', token });
    const placed = await bet(round.key, { market: 'n-oe', selection: 'odd' });
    await site.advanceTo(round.drawsAt - 1);
    await expect.poll(() => reader.of('delta').length).toBeGreaterThan(0);
    const day = await site.db.query<{ secret: Uint8Array }>(
      'select secret from round_day where day_key = $1',
      [round.dayKey],
    );
    const secret = day[0]?.secret ?? new Uint8Array();
    const seed = hexOf(await seedOf(secret, round.key));
    const { result } = await drawFrom(bytesOfHex(seed) ?? new Uint8Array(), (draws) =>
      drawRound(game(), draws),
    );
    const paths = [
      ...['/settingMinigame/213', '/minigame/events?gameId=213&currentGame=1', '/minigame/games'],
      ...['/minigame/rounds?gameId=213', `/minigame/round/${round.key}`, `/bet/${placed.body.id}`],
      ...['/bet', '/bet/key/round-same', '/statement?from=0&to=9000000000000'],
    ];
    const published = new Map([['the stream', reader.raw()]]);
    reader.cut();
    for (const path of paths)
      published.set(path, JSON.stringify((await site.call('GET', path, { token })).body));
    for (const [path, text] of published) {
      expect(text, path).not.toContain(hexOf(secret));
      expect(text, path).not.toContain(seed);
      expect(text, path).not.toContain(JSON.stringify(result));
    }
    const detail: RoundDetail = await get(`/minigame/round/${round.key}`);
    expect(detail).toMatchObject({ state: 'closed', result: null, secret: null });
    expect((await get('/minigame/rounds?gameId=213')).rounds[0].round).toBe(round.number - 1);
    expect(await get(`/minigame/round/${roundFrom(game(), round, 1).key}`)).toMatchObject({
      status: 404,
    });
  });

  it('are derived from a secret that was committed to the day before and is published the day after', async () => {
    const ids = [213, 217, 404, 502, 701, 723];
    const details: RoundDetail[] = [];
    for (const id of ids)
      details.push(await get(`/minigame/round/${roundFrom(game(id), current(id), -2).key}`));
    await site.advanceTo(site.clock.now() + 24 * 60 * MINUTE);
    for (const before of details) {
      const detail: RoundDetail = await get(`/minigame/round/${before.roundId}`);
      const { secret, result, base, card } = detail;
      expect(detail).toEqual({ ...before, secret });
      const bytes = bytesOfHex(secret ?? '') ?? new Uint8Array();
      expect(hexOf(await commitmentOf(bytes))).toBe(before.commitment);
      const seed = await seedOf(bytes, before.seedOf);
      const drawn = await drawFrom(seed, (draws) =>
        drawRound(game(before.gameId), draws, base as Card),
      );
      expect(drawn.result).toEqual({ ...(card && { card }), result });
    }
    const tomorrow = await site.db.query<{ at: number }>(
      'select committed_at as at from round_day order by day_key desc limit 1',
    );
    expect(tomorrow[0]?.at).toBeLessThanOrEqual(site.clock.now());
  });

  it('of a day are paged by number without a gap', async () => {
    const seen: number[] = [];
    let before = '';
    for (let page = 0; page < 3; page += 1) {
      const { rounds, next } = await get(`/minigame/rounds?gameId=213&limit=7${before}`);
      seen.push(...rounds.map(({ round }: Body) => round));
      before = `&before=${next}`;
    }
    const first = current().number - 1;
    expect(seen).toEqual(Array.from({ length: 21 }, (_, at) => first - at));
    expect((await get('/minigame/rounds?gameId=213&dayKey=20200101')).rounds).toEqual([]);
  });
});
