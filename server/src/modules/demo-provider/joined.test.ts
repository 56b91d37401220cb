import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases } from '../../../test/databases.ts';
import { checkInvariants } from '../../invariants.ts';
import { type JoinedSite, openJoinedSite } from './test/joined-site.ts';

const GAMES = [
  ['hanpan-crane', 'slot', [{ kind: 'lines', amount: 2_000 }], 2_500],
  ['hanpan-roulette', 'casino', [{ kind: 'straight', numbers: [7], amount: 1_000 }], 5_000],
  ['hanpan-baccarat', 'casino', [{ kind: 'banker', amount: 3_000 }], 5_000],
] as const;

describe.each(databases)('the provider and the wallet on %s', (kind) => {
  let t: JoinedSite;
  let token: string;
  beforeEach(async () => {
    t = await openJoinedSite(kind);
    token = await t.site.login('member01');
  });
  afterEach(async () => {
    expect(await checkInvariants(t.site.db)).toEqual([]);
    await t.site.close();
  });

  it.each(GAMES)('%s moves money by signed calls alone', async (gameId, lobby, bets, cycle) => {
    let money = await t.moneyOf(token);
    const page = await t.launch(token, gameId, lobby);
    expect(page.searchParams.get('site')).toBe('http://localhost:3000');
    const opened = (await t.open(page)).body;
    expect(opened).toMatchObject({ gameId, balance: money, rounds: [], resumed: null, waitMs: 0 });
    expect((await t.open(page)).body.code).toBe('LAUNCH_EXPIRED');
    for (let number = 1; number <= 5; number += 1) {
      const { status, body } = await t.round(opened.playId, bets);
      expect([status, body.title]).toEqual([200, undefined]);
      money += body.round.won - body.round.stake;
      expect([body.round.number, body.balance, await t.moneyOf(token)]).toEqual([
        ...[number, money, money],
      ]);
      await t.pass(cycle);
    }
  });

  it('shows a round again at the address that the site gives', async () => {
    const page = await t.launch(token, 'hanpan-crane', 'slot');
    const { playId } = (await t.open(page)).body;
    const { round } = (await t.round(playId, GAMES[0][2])).body;
    const rounds = await t.site.call<{ data: { id: string }[] }>('GET', '/casino/round', { token });
    const { body } = await t.site.call<{ replayUrl: string }>(
      ...(['GET', `/casino/round/${rounds.body.data[0]?.id}`, { token }] as const),
    );
    const url = new URL(body.replayUrl);
    const replay = await t.ask<{ round: object }>('GET', `${url.pathname}/data${url.search}`);
    expect(replay.body.round).toEqual(round);
  });

  it('plays in dollars with a member who has dollars', async () => {
    const coin = await t.site.login('coin01');
    const money = await t.moneyOf(coin);
    const { playId, currency, minStake } = (
      await t.open(await t.launch(coin, 'hanpan-crane', 'slot'))
    ).body;
    expect([currency, minStake]).toEqual(['USD', 100]);
    const { body } = await t.round(playId, [{ kind: 'lines', amount: 200 }]);
    expect(body.balance).toBe(money - 200 + body.round.won);
    expect(await t.moneyOf(coin)).toBe(body.balance);
  });

  it('takes no bet after the member has logged out', async () => {
    const page = await t.launch(token, 'hanpan-crane', 'slot');
    const { playId } = (await t.open(page)).body;
    await t.site.call('POST', '/member/logout', { token });
    const { status, body } = await t.round(playId, GAMES[0][2]);
    expect([status, body.code]).toEqual([409, 'SESSION_EXPIRED']);
  });
});
