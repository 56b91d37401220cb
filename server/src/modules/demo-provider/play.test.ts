import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyCasinoRound } from '#rules/casino/fair.ts';
import type { CasinoBet } from '#rules/casino/types.ts';
import { databases } from '../../../test/databases.ts';
import { staged } from '../../../test/staged.ts';
import { checkInvariants } from '../../invariants.ts';
import { openProvider, type ProviderSite } from './test/provider-site.ts';

const SPIN: CasinoBet[] = [{ kind: 'lines', amount: 2_000 }];
const CYCLE = 2_500;
const RETRY = 2_000;
/** The wallet of these tests is none, so that nothing is booked there. */
const OTHERS = 'a round of the provider was booked in the wallet as it ended';

const hashOf = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

describe.each(databases)('a game of the provider on %s', (kind) => {
  let t: ProviderSite;
  let play: string;
  beforeEach(async () => {
    t = await openProvider(kind);
    play = (await t.open()).playId;
  });
  afterEach(async () => {
    const broken = await checkInvariants(t.site.db);
    expect(broken.filter(({ rule }) => rule !== OTHERS)).toEqual([]);
    await t.close();
  });

  /** Plays until a round wins, or loses. */
  async function playUntil(isWin: boolean) {
    for (;;) {
      const { body } = await t.round(play, SPIN);
      await t.pass(CYCLE);
      if (body.round.won > 0 === isWin) return body;
    }
  }

  it('takes a stake and pays a win once, and ends the round', async () => {
    const before = t.wallet.balance;
    const { status, body } = await t.round(play, SPIN);
    expect(status).toBe(200);
    const { id, stake, won } = body.round;
    expect([body.round.number, stake, t.wallet.balance]).toEqual([1, 2_000, before - stake + won]);
    expect(body).toMatchObject({ balance: t.wallet.balance, waitMs: CYCLE });
    expect(t.wallet.ended.get(id)).toMatchObject({ staked: stake, won });
    expect(t.wallet.calls('win')).toHaveLength(won > 0 ? 1 : 0);
  });

  it('answers the same request the same, however often it comes and however many at once', async () => {
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => t.round(play, SPIN, requestId)));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(t.wallet.calls('bet')).toHaveLength(1);
    const other = await t.round(play, [{ kind: 'lines', amount: 4_000 }], requestId);
    expect([other.status, other.body.code]).toEqual([409, 'REQUEST_REUSED']);
  });

  it('plays one round a cycle, in every window alike', async () => {
    await t.round(play, SPIN);
    const other = await t.open();
    expect(other.waitMs).toBe(CYCLE);
    for (const one of [play, other.playId]) {
      const { status, body } = await t.round(one, SPIN);
      expect([status, body.code, body.waitMs]).toEqual([429, 'TOO_FAST', CYCLE]);
    }
    await t.pass(CYCLE - 1);
    expect((await t.round(play, SPIN)).body.waitMs).toBe(1);
    await t.pass(1);
    const atOnce = await Promise.all([t.round(play, SPIN), t.round(other.playId, SPIN)]);
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 429]);
  });

  it('draws by what it committed to, and the player can draw it again', async () => {
    let { fair } = await t.state(play);
    for (let nonce = 0; nonce < 5; nonce += 1) {
      const { body } = await t.round(play, SPIN);
      expect(body.round.fair).toMatchObject({ ...fair, nonce });
      expect(hashOf(body.round.fair.serverSeed ?? '')).toBe(fair.commitment);
      expect(await verifyCasinoRound('crane', body.round)).toMatchObject({ isOk: true });
      fair = body.fair;
      await t.pass(CYCLE);
    }
  });

  it('takes the player’s part of the seed for the rounds to come', async () => {
    const seed = (clientSeed: string) =>
      t.ask<{ fair: object }>('POST', '/play/seed', { play, body: { clientSeed } });
    const { fair } = await t.state(play);
    expect((await seed('my-own-seed')).body.fair).toEqual({ ...fair, clientSeed: 'my-own-seed' });
    const { body } = await t.round(play, SPIN);
    expect(body.round.fair.clientSeed).toBe('my-own-seed');
    expect(body.fair.clientSeed).toBe('my-own-seed');
    expect(await verifyCasinoRound('crane', body.round)).toMatchObject({ isOk: true });
    for (const wrong of ['', 'a b', 'ㄱ', 'x'.repeat(33)])
      expect([wrong, (await seed(wrong)).status]).toEqual([wrong, 400]);
  });

  it('uses up the seed of a bet that the wallet refuses, and tells it with the reason', async () => {
    const before = t.wallet.balance;
    const requestId = randomUUID();
    const { fair } = await t.state(play);
    t.wallet.refuse({ code: 'LIMIT', limit: 1_000 });
    const refused = await t.round(play, SPIN, requestId);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'LIMIT', title: '한 회차에 1,000원 이하로 베팅해주세요.', fair: { nonce: 1 } },
    });
    expect(hashOf(refused.body.used?.serverSeed ?? '')).toBe(fair.commitment);
    t.wallet.refuse(null);
    expect(await t.round(play, SPIN, requestId)).toEqual(refused);
    await t.pass(CYCLE);
    const { body } = await t.round(play, SPIN);
    expect(body.round).toMatchObject({ number: 1, fair: { nonce: 1 } });
    expect(t.wallet.balance).toBe(before - 2_000 + body.round.won);
    expect((await t.state(play)).rounds.map(({ id }) => id)).toEqual([body.round.id]);
  });

  it.each([
    [{ code: 'BET_REFUSED', reason: 'ON_BREAK' }, '휴식 중에는 베팅할 수 없습니다.'],
    [{ code: 'BET_REFUSED', reason: 'OWN_LOSS_LIMIT' }, '직접 정한 손실 한도에 도달했습니다.'],
    [{ code: 'INSUFFICIENT_FUNDS' }, '보유 금액이 부족합니다.'],
    [{ code: 'LIMIT', limit: 5_000 }, '한 회차에 5,000원 이상 베팅해주세요.'],
    [{ code: 'GAME_UNAVAILABLE' }, '게임 점검 중입니다. 점검이 끝난 뒤 다시 이용해주세요.'],
  ] as const)('says why a bet was refused: %j', async (problem, title) => {
    t.wallet.refuse(problem);
    expect((await t.round(play, SPIN)).body).toMatchObject({ code: problem.code, title });
  });

  it('takes no bet that the game does not have, and asks the wallet nothing', async () => {
    const wrong: unknown[] = [
      ...[[], [{ kind: 'lines' }], [{ kind: 'lines', amount: -20 }], [null], 'x', [{ amount: 20 }]],
      ...[[{ kind: 'lines', amount: 1_010 }], [{ kind: 'lines', amount: 200_000 }]],
      ...[[{ kind: 'red', numbers: [], amount: 1_000 }], [{ kind: 'player', amount: 1_000 }]],
      [{ kind: 'lines', amount: 1_000, more: 1 }],
    ];
    for (const bets of wrong) {
      const { status, body } = await t.round(play, bets as CasinoBet[]);
      expect([400, 422], JSON.stringify(bets)).toContain(status);
      expect(body.title).toMatch(/다\.$|요\.$/);
    }
    expect(t.wallet.calls('bet')).toEqual([]);
    expect((await t.state(play)).fair.nonce).toBe(0);
  });

  describe.each(['before', 'after'] as const)('where an answer is lost %s the booking', (when) => {
    it('tells nothing of a bet until it knows that it was taken', async () => {
      const before = t.wallet.balance;
      t.wallet.lose('bet', when, when);
      const requestId = randomUUID();
      for (let tries = 0; tries < 2; tries += 1) {
        const { status, body } = await t.round(play, SPIN, requestId);
        expect([status, body.code, Object.keys(body).sort()]).toEqual([
          503,
          'PENDING',
          ['code', 'title'],
        ]);
      }
      const { status, body } = await t.round(play, SPIN, requestId);
      expect(status).toBe(200);
      expect(t.wallet.balance).toBe(before - 2_000 + body.round.won);
    });

    it.each(['bet', 'win', 'endRound'] as const)('finishes a round later: %s', async (call) => {
      await playUntil(true);
      const before = t.wallet.balance;
      t.wallet.lose(call, when, when, when);
      let last = await t.round(play, SPIN);
      // A lost round has no win whose answer could be lost.
      while (call === 'win' && last.status === 200) {
        await t.pass(CYCLE);
        last = await t.round(play, SPIN);
      }
      expect(last.status).toBe(call === 'endRound' ? 200 : 503);
      await t.pass(RETRY * 20);
      const opened = await t.open();
      const [newest] = opened.rounds;
      expect(t.wallet.ended.get(newest?.id ?? '')).toMatchObject({ won: newest?.won });
      expect(opened.resumed).toEqual(call === 'endRound' ? null : newest);
      expect(opened.balance).toBe(t.wallet.balance);
      expect((await t.open()).resumed).toBeNull();
      const stakes = t.wallet.calls('bet').map(({ txId }) => txId);
      if (call === 'bet') {
        expect(t.wallet.balance).toBe(before - 2_000 + (newest?.won ?? 0));
        if (when === 'after') expect(new Set(stakes).size).toBeLessThan(stakes.length);
      }
    });
  });

  it('finishes on opening what was interrupted, and plays nothing else before', async () => {
    t.wallet.lose('bet', 'before', 'before', 'before');
    expect((await t.round(play, SPIN)).body.code).toBe('PENDING');
    expect((await t.round(play, SPIN)).body.code).toBe('PENDING');
    expect(t.wallet.calls('bet')).toEqual([]);
    expect(await t.open()).toMatchObject({ resumed: null, rounds: [] });
    const opened = await t.open();
    expect(opened.resumed).toEqual(opened.rounds[0]);
    expect(opened).toMatchObject({ fair: { nonce: 1 }, balance: t.wallet.balance });
  });

  it('asks again ever more seldom until the wallet answers', async () => {
    t.wallet.lose('endRound', 'before', 'before');
    const { body } = await t.round(play, SPIN);
    await t.pass(RETRY);
    await t.pass(2 * RETRY - 1);
    expect(t.wallet.ended.size).toBe(0);
    await t.pass(1);
    expect(t.wallet.ended.has(body.round.id)).toBe(true);
  });

  it('goes on with unfinished rounds as soon as it starts again', async () => {
    t.wallet.lose('bet', 'after');
    expect((await t.round(play, SPIN)).status).toBe(503);
    await t.start();
    await t.pass(0);
    expect(t.wallet.ended.size).toBe(1);
  });

  it('shows the last ten rounds, the newest first', async () => {
    for (let count = 0; count < 12; count += 1) {
      await t.round(play, SPIN);
      await t.pass(CYCLE);
    }
    const numbers = (await t.state(play)).rounds.map(({ number }) => number);
    expect(numbers).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
  });

  it('knows only plays that it opened', async () => {
    for (const wrong of [undefined, '', 'x', 'x'.repeat(43)]) {
      const { status, body } = await t.ask('GET', '/play/state', { play: wrong });
      expect([status, body.code]).toEqual([401, 'PLAY_UNKNOWN']);
    }
  });
});

describe('tables and currencies', () => {
  it.each([
    ['hanpan-roulette', 'KRW', [1_000, 1_000_000]],
    ['hanpan-baccarat', 'USD', [100, 100_000]],
    ['hanpan-crane', 'USD', [100, 10_000]],
  ] as const)('%s in %s', async (gameId, currency, limits) => {
    const t = await openProvider('postgres', { gameId, currency });
    const opened = await t.open();
    expect(opened).toMatchObject({ gameId, currency, game: gameId.slice(7) });
    expect([opened.minStake, opened.maxStake]).toEqual(limits);
    await t.close();
  });

  it('opens no game that it does not have', async () => {
    const t = await openProvider('postgres', { gameId: 'hanpan-poker' });
    expect(await t.open()).toMatchObject({ code: 'GAME_UNKNOWN' });
    await t.close();
  });
});

describe('addresses', () => {
  const t = staged(() => openProvider('postgres'));

  const request = { protocol: 'http', host: 'localhost:3000', headers: {} } as never;
  const frameOf = async (url: string) => {
    const { headers } = await t.app.inject({ url: url.replace(/^http:\/\/[^/]+/, '') });
    return /frame-ancestors ([^;]+)/.exec(String(headers['content-security-policy']))?.[1];
  };

  it('show a round for ten minutes to who was given its address', async () => {
    const { playId } = await t.open();
    const { round } = (await t.round(playId, SPIN)).body;
    const url = new URL(
      t.addresses.replayUrl(request, { providerRoundId: round.id, theme: 'celadon' }) ?? '',
    );
    const data = `${url.pathname}/data`;
    const [until = '', signature = ''] = ['until', 'signature'].map(
      (name) => url.searchParams.get(name) ?? '',
    );
    const read = (path: string) => t.ask<{ round: object }>('GET', path);
    const good = `${data}?until=${until}&signature=${signature}`;
    expect((await read(good)).body).toEqual({
      game: 'crane',
      gameName: '학과 달항아리',
      currency: 'KRW',
      round,
    });
    const later = String(t.site.clock.now() + 900_000);
    for (const path of [
      data,
      `${data}?until=${later}&signature=${signature}`,
      `${data}?until=${until}&signature=${'0'.repeat(64)}`,
      `${data}?until=${until}&signature=${signature}&signature=x`,
      `/replay/r_other/data?until=${until}&signature=${signature}`,
    ])
      expect([path, (await read(path)).body.code]).toEqual([path, 'REPLAY_UNKNOWN']);
    await t.pass(600_001);
    expect((await read(good)).status).toBe(404);
  });

  it('show nothing of a round that is undecided', async () => {
    const { playId } = await t.open();
    await t.pass(CYCLE);
    t.wallet.lose('bet', 'after', 'after');
    await t.round(playId, SPIN);
    const [row] = await t.site.db.query<{ id: string }>(
      `select id from demo_round where state = 'betting'`,
    );
    const url = new URL(
      t.addresses.replayUrl(request, { providerRoundId: row?.id ?? '', theme: 'celadon' }) ?? '',
    );
    const { status, body } = await t.ask('GET', `${url.pathname}/data${url.search}`);
    expect([status, body.code]).toEqual([404, 'REPLAY_UNKNOWN']);
  });

  it('may be framed by the site that they were made for, and by nobody else', async () => {
    const token = 'a'.repeat(43);
    const url = t.addresses.gameUrl(request, { gameId: 'hanpan-crane', token, theme: 'porcelain' });
    expect(url).toMatch(/^http:\/\/localhost:\d+\/game\/hanpan-crane\?token=a+&theme=porcelain&/);
    expect(await frameOf(url)).toBe('http://localhost:3000');
    for (const other of [
      url.replace('3000', '3999'),
      url.replace('aaa', 'aab'),
      url.replace('crane', 'roulette'),
      url.replace(/&seal=.*/, ''),
    ])
      expect([other, await frameOf(other)]).toEqual([other, "'none'"]);
  });

  it('say in plain words that the pages are not built', async () => {
    const { statusCode, body, headers } = await t.app.inject({ url: '/game/hanpan-crane' });
    expect([statusCode, headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8']);
    expect(body).toContain('npm run build');
  });

  it('are of built pages and what they load, and of nothing beside them', async () => {
    const gamesDir = mkdtempSync(join(tmpdir(), 'hanpan-games-'));
    mkdirSync(join(gamesDir, 'static', 'js'), { recursive: true });
    writeFileSync(join(gamesDir, 'index.html'), '<!doctype html><title>한판 스튜디오</title>');
    writeFileSync(join(gamesDir, 'static', 'js', 'index.1a2b3c.js'), 'start()');
    writeFileSync(join(gamesDir, 'secret.txt'), 'x');
    const built = await openProvider('postgres', { gamesDir });
    const get = (url: string) => built.app.inject({ url });
    for (const url of ['/game/hanpan-crane?token=x', '/replay/r_1?until=1'])
      expect(await get(url)).toMatchObject({
        statusCode: 200,
        body: expect.stringContaining('한판 스튜디오'),
        headers: { 'content-security-policy': expect.stringMatching(/^default-src 'self'; /) },
      });
    const script = await get('/static/js/index.1a2b3c.js');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(script.headers).not.toHaveProperty('set-cookie');
    for (const url of ['/', '/static/js/gone.js', '/secret.txt', '/static/..%2fsecret.txt', '/api'])
      expect([url, (await get(url)).json()]).toMatchObject([url, { title: expect.any(String) }]);
    await built.close();
    rmSync(gamesDir, { recursive: true });
  });

  it('are the only ones that pages of the site frame', async () => {
    const policyAt = async (host: string) => {
      const { headers } = await t.site.app.inject({ url: '/', headers: { host } });
      return String(headers['content-security-policy'])
        .split(/; ?/)
        .filter((one) => /^frame-src/.test(one));
    };
    expect(await policyAt('hanpan.example.kr:8080')).toEqual([
      `frame-src http://hanpan.example.kr:${t.site.config.gamesPort}`,
    ]);
    for (const host of ['a;script-src *', "a 'unsafe-inline'", 'a,b'])
      expect(await policyAt(host)).toEqual(["frame-src 'none'"]);
  });
});
