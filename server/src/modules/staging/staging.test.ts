import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIXTURE_STATUS } from '#rules/fixture-status.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { parseConfig } from '../../config.ts';
import { STAGED_SCENARIOS } from './scenarios.ts';

const SECOND = 1_000;

interface MarketView {
  typeId: number;
  status: number;
  selections: { id: string; outcome: string; odds: number; status: number }[];
}
interface Detail {
  fixture: {
    id: string;
    status: number;
    score: { home: number; away: number } | null;
    markets: MarketView[];
  };
  events?: { kind: string; number: number }[];
}
interface BetView {
  id: string;
  status: string;
}

describe('moments that a development server stages', () => {
  let site: TestApp;
  let token: string;
  let key = 0;
  beforeAll(async () => {
    // A Saturday evening in Seoul, in the middle of the football matches.
    const clockStart = Date.parse('2026-11-21T12:20:00Z');
    site = await buildTestApp({ feed: 'simulated', hasScenarios: true, seed: 7, clockStart });
    token = await site.login('member01');
  });
  afterAll(() => site.close());

  async function open(id: string): Promise<string> {
    const answer = await site.app.inject({ method: 'POST', url: `/__scenario/${id}` });
    expect(answer.statusCode, answer.body).toBe(200);
    const { to } = answer.json<{ to: string }>();
    return new URL(to, 'http://localhost').searchParams.get('fixture') ?? to;
  }
  const pass = (seconds: number) => site.advanceTo(site.clock.now() + seconds * SECOND);
  async function read(id: string): Promise<Detail> {
    const { body } = await site.call<{ data: Detail }>('GET', `/sports/fixture/${id}`);
    return body.data;
  }
  const winnerOf = ({ fixture }: Detail) => fixture.markets.find(({ typeId }) => typeId === 1);
  const areSuspended = ({ fixture }: Detail) => fixture.markets.every(({ status }) => status === 2);
  function place(legs: readonly { id: string; odds: number }[], inPlay: boolean) {
    key += 1;
    return site.call<BetView & { code?: string }>('POST', '/bet', {
      token,
      headers: { 'idempotency-key': `staging-${key}` },
      body: {
        stake: 10_000,
        bonusFolders: null,
        oddsPolicy: 'none',
        legs: legs.map(({ id, odds }) => ({
          selectionId: id,
          odds,
          line: null,
          offerScore: null,
          inPlay,
        })),
      },
    });
  }
  async function homeLeg(id: string) {
    const detail = await read(id);
    const selection = winnerOf(detail)?.selections.find(({ outcome }) => outcome === '1');
    if (!selection) throw new Error('nobody is offered to win');
    return selection;
  }

  test('the list is the file', async () => {
    const answer = await site.app.inject({ method: 'GET', url: '/__scenario' });
    expect(answer.json()).toEqual(STAGED_SCENARIOS);
    const unknown = await site.app.inject({ method: 'POST', url: '/__scenario/nothing' });
    expect(unknown.statusCode).toBe(404);
  });

  test('goal-soon: a goal after three seconds, then who wins is offered again', async () => {
    const id = await open('goal-soon');
    const before = await read(id);
    await pass(3);
    const scored = await read(id);
    expect(scored.fixture.score?.home).toBe((before.fixture.score?.home ?? 0) + 1);
    expect(scored.events?.at(-1)?.kind).toBe('score');
    expect(areSuspended(scored)).toBe(true);
    await pass(8);
    expect(winnerOf(await read(id))?.status).toBe(1);
    // Its feed would go on with the old score.
    await pass(120);
    expect((await read(id)).fixture.score).toEqual(scored.fixture.score);
    await pass(600);
    expect((await read(id)).fixture.status).toBe(FIXTURE_STATUS.finished);
  });

  test('suspend-on-submit: a bet in play is refused, and offered again at other odds', async () => {
    const id = await open('suspend-on-submit');
    const leg = await homeLeg(id);
    const { status, body } = await place([leg], true);
    expect([status, body.status]).toEqual([201, 'pending']);
    await pass(1);
    expect(areSuspended(await read(id))).toBe(true);
    await pass(20);
    const bet = await site.call<BetView>('GET', `/bet/${body.id}`, { token });
    expect(bet.body.status).toBe('refused');
    expect((await homeLeg(id)).odds).toBeLessThan(leg.odds);
  });

  test('drop-while-pending: a bet in play is refused for its odds, and taken at those of then', async () => {
    const id = await open('drop-while-pending');
    const leg = await homeLeg(id);
    const { body } = await place([leg], true);
    expect(body.status, JSON.stringify(body)).toBe('pending');
    await pass(10);
    const now = await homeLeg(id);
    const read = (bet: string) =>
      site.call<BetView & { refusals: object[] }>('GET', `/bet/${bet}`, { token });
    const refused = await read(body.id);
    const change = { code: 'ODDS_CHANGED', from: leg.odds, to: now.odds };
    expect(refused.body).toMatchObject({ status: 'refused', refusals: [change] });
    const again = await place([now], true);
    await pass(10);
    expect((await read(again.body.id)).body.status).toBe('accepted');
  });

  test('odds-drop: the second leg is refused for its odds', async () => {
    expect(await open('odds-drop')).toBe('/korea/cross');
    const boards = await site.call<{ boards: { data: { fixtures: Detail['fixture'][] } }[] }>(
      'GET',
      '/sports/board?kind=cross&sport=football',
    );
    const legs = (boards.body.boards[0]?.data.fixtures ?? [])
      .flatMap(({ markets }) => markets.find(({ typeId }) => typeId === 1)?.selections[0] ?? [])
      .slice(0, 2);
    const refused = await place(legs, false);
    expect(refused.body, JSON.stringify(refused.body)).toMatchObject({ code: 'BET_REFUSED' });
    expect(JSON.stringify(refused.body)).toContain(legs[1]?.id);
    expect(JSON.stringify(refused.body)).not.toContain(legs[0]?.id);
  });

  test('game-abandoned: the match is over, and nothing of it is offered', async () => {
    const id = await open('game-abandoned');
    await pass(3);
    const { fixture } = await read(id);
    expect(fixture.status).toBe(FIXTURE_STATUS.abandoned);
    expect(fixture.markets).toEqual([]);
  });

  test('cash-out-goal: a goal while it waits, and nothing is paid at the old offer', async () => {
    const id = await open('cash-out-goal');
    const { body } = await place([await homeLeg(id)], true);
    expect(body.status, JSON.stringify(body)).toBe('pending');
    await pass(20);
    const offers = await site.call<{ offers: { betId: string; amount: number }[] }>(
      'GET',
      '/bet/cashout',
      { token },
    );
    const offer = offers.body.offers.find(({ betId }) => betId === body.id);
    expect(offer?.amount).toBeGreaterThan(0);
    const emoney = async () =>
      (await site.call<{ emoney: number }>('GET', '/member', { token })).body.emoney;
    const before = await emoney();
    const cashOut = await site.call('POST', `/bet/${body.id}/cashout`, {
      token,
      headers: { 'idempotency-key': 'staging-cash-out' },
      body: { stake: 10_000, amount: offer?.amount },
    });
    expect([cashOut.status, cashOut.body.status]).toEqual([201, 'pending']);
    await pass(1);
    expect((await read(id)).events?.at(-1)?.kind).toBe('score');
    await pass(7);
    const bet = await site.call<BetView>('GET', `/bet/${body.id}`, { token });
    expect(bet.body.status).toBe('accepted');
    expect(await emoney()).toBe(before);
  });
});

test('feed-silent: the stream says nothing for a minute, then ends', async () => {
  const site = await buildTestApp({ hasScenarios: true });
  const address = await site.listen();
  await site.app.inject({ method: 'POST', url: '/__scenario/feed-silent' });
  const silent = await fetch(`${address}/api/stream?topics=site`);
  expect(silent.headers.get('content-type')).toBe('text/event-stream');
  const reader = silent.body?.getReader();
  const heard = await Promise.race([
    reader?.read().then(() => 'something'),
    new Promise((resolve) => setTimeout(resolve, 300, 'nothing')),
  ]);
  expect(heard).toBe('nothing');
  await reader?.cancel();
  await site.advanceTo(site.clock.now() + 61 * SECOND);
  const speaking = await fetch(`${address}/api/stream?topics=site`);
  const first = speaking.body?.getReader();
  expect((await first?.read())?.value?.length).toBeGreaterThan(0);
  await first?.cancel();
  await site.close();
});

describe('where there are no scenarios', () => {
  test('their addresses do not exist', async () => {
    const site = await buildTestApp();
    const answer = await site.app.inject({ method: 'POST', url: '/__scenario/goal-soon' });
    expect(answer.statusCode).toBe(404);
    await site.close();
  });

  test('a server that is no demonstration does not start with them', () => {
    const parsed = parseConfig({ DEMO: '0', SCENARIOS: '1' }, '/');
    expect(parsed.ok).toBe(false);
  });
});
