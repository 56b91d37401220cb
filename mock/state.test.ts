import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { faultsOf } from './contract/checks.ts';
import { operationOfId } from './contract/document.ts';
import { KEY, type MockSite, startMock } from './test/site.ts';

const MINUTE_MS = 60_000;
// Its mode is that of a slip in play, by another leg than the first.
const { mode: _, ...slip } = operationOfId('placeBet').requestExample as {
  mode: string;
  stake: number;
  legs: object[];
};
const single = { ...slip, legs: slip.legs.slice(0, 1) };

let mock: MockSite;
let token: string;
beforeAll(async () => {
  mock = await startMock();
});
beforeEach(async () => {
  await mock.start('odds-still');
  token = await mock.login('member01');
});
afterAll(() => mock.close());

const get = async (path: string) => (await mock.call('GET', path, { token })).body;
const place = (body: object, headers = KEY) => mock.call('POST', '/bet', { token, body, headers });

it('a login lasts as long as the settings say', async () => {
  const session = (
    await mock.call('POST', '/member/login', { body: { userId: 'member01', password: 'demo1234' } })
  ).body;
  const { expiresAt } = session;
  token = session.token;
  const { autoLogoutMin } = await get('/setting');
  expect(autoLogoutMin).toBeGreaterThan(10);
  expect(Math.abs(expiresAt - Date.now() - autoLogoutMin * MINUTE_MS)).toBeLessThan(5_000);
  expect(await get('/member/user')).toMatchObject({ userId: 'member01' });
});

it('the session of a logout is over', async () => {
  await mock.call('POST', '/member/logout', { token });
  expect(await get('/member/user')).toMatchObject({ code: 'SESSION_EXPIRED' });
});

it('a bet is in the history and its stake off the balance, once for a key', async () => {
  const { emoney } = await get('/member/user');
  const before = await get('/bet/summary');
  const { status, body: bet } = await place(single);
  expect({ status, bet }).toMatchObject({
    status: 201,
    bet: { status: 'accepted', key: KEY['Idempotency-Key'] },
  });
  expect((await place(single)).body).toEqual(bet);
  expect((await get('/member/user')).emoney).toBe(emoney - single.stake);
  expect((await get('/bet')).data[0]).toEqual(bet);
  expect(await get(`/bet/${bet.id}`)).toEqual(bet);
  expect((await get('/bet/summary')).counts.open).toBe(before.counts.open + 1);
  expect((await place({ ...single, stake: 20_000 })).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
});

it('a bet that can be cancelled gives its stake back', async () => {
  const board = (await get('/sports/board?kind=cross&sport=football')).boards[0].data;
  const market = board.fixtures[2].markets[0];
  const [{ id: selectionId, odds }] = market.selections;
  const leg = { selectionId, odds, line: market.line, offerScore: null, inPlay: false };
  const { emoney } = await get('/member/user');
  const { body: bet } = await place({ ...single, legs: [leg] });
  const answer = await mock.call('POST', `/bet/${bet.id}/cancel`, { token });
  expect(answer.body).toMatchObject({ status: 'cancelled', payout: single.stake });
  expect(faultsOf(operationOfId('cancelBet').answer.schema ?? {}, answer.body)).toEqual([]);
  expect((await get('/member/user')).emoney).toBe(emoney);
});

it.each([
  ['STAKE_TOO_SMALL', { stake: 1 }],
  ['INSUFFICIENT_FUNDS', { stake: 2_000_000 }],
  ['SELECTION_NOT_FOUND', { legs: [{ ...single.legs[0], selectionId: 'nothing1.1._.1' }] }],
  ['ODDS_CHANGED', { legs: [{ ...single.legs[0], odds: 400 }] }],
  ['BONUS_NEEDS_FOLDERS', { bonusFolders: 3 }],
])('a slip is refused with %s, and the key remembers it', async (code, other) => {
  const { status, body } = await place({ ...single, ...other });
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'BET_REFUSED' });
  expect(body.refusals.map((one: { code: string }) => one.code)).toContain(code);
  const kept = await get(`/bet/key/${KEY['Idempotency-Key']}`);
  expect(kept).toEqual({ bet: null, refusals: body.refusals });
});

it('favourites are added and removed', async () => {
  const path = '/member/favourite/team/fb-en-pl-2';
  await mock.call('PUT', path, { token });
  await mock.call('PUT', path, { token });
  const own = (all: { id: string }[]) => all.filter(({ id }) => id === 'fb-en-pl-2');
  expect(own(await get('/member/favourite'))).toHaveLength(1);
  await mock.call('DELETE', path, { token });
  expect(own(await get('/member/favourite'))).toEqual([]);
});

it('a message that is opened no longer blocks the lobby', async () => {
  token = await mock.login('unread01');
  const lobby = () => mock.call('POST', '/member/lobby/slot', { token });
  expect((await lobby()).body.code).toBe('UNREAD_MESSAGE');
  const [{ id }] = (await get('/message')).data;
  expect((await get(`/message/${id}`)).readAt).toBeGreaterThan(Date.now() - MINUTE_MS);
  expect(await get('/message/unread')).toBe(0);
  expect((await lobby()).status).toBe(200);
});

it('each browser has a world of its own', async () => {
  const headers = { cookie: 'hanpan-mock=other.maintenance' };
  const other = await mock.call('GET', '/setting/maintanace', { headers });
  expect(other.body.siteNoticeFlg).toBe(true);
  expect(await get('/setting/maintanace')).toEqual({ siteNoticeFlg: false });
});

it('a login elsewhere ends the session, and only it', async () => {
  const other = await mock.login('member01');
  expect((await get('/member/user')).code).toBe('SESSION_REPLACED');
  token = other;
  expect((await get('/member/user')).userId).toBe('member01');
});

it('a bet is settled by the end of its match', async () => {
  const { fixtures } = (await get('/sports/board?kind=live&sport=football')).boards[0].data;
  const fixture = fixtures.find(({ id }: { id: string }) => id === 'r693e1a05k');
  const [market] = fixture.markets.filter(({ line }: { line: null }) => line === null);
  const legs = market.selections.map(({ id: selectionId, odds }: { id: string; odds: number }) => ({
    selectionId,
    odds,
    line: null,
    offerScore: null,
    inPlay: true,
  }));
  for (const [index, leg] of legs.entries()) {
    const headers = { 'Idempotency-Key': `one-of-three-${index}` };
    expect((await place({ ...slip, legs: [leg] }, headers)).body.status).toBe('pending');
  }
  const admin = await mock.login('admin01');
  for (const minutes of [1, 30]) {
    const body = { to: new Date(Date.now() + minutes * MINUTE_MS).toISOString() };
    await mock.call('POST', '/admin/clock', { token: admin, body });
    await new Promise((resolve) => setTimeout(resolve, 600));
  }
  const own = (await get('/bet')).data.slice(0, 3);
  expect(own.map(({ status }: { status: string }) => status)).toEqual(Array(3).fill('settled'));
  expect(own.map(({ label }: { label: number }) => label).sort()).toEqual([1, 1, 2]);
});

it('the clock of a world can be moved', async () => {
  const admin = await mock.login('admin01');
  const to = Date.now() + 24 * 60 * MINUTE_MS;
  const body = { to: new Date(to).toISOString() };
  await mock.call('POST', '/admin/clock', { token: admin, body });
  expect(Math.abs((await get('/setting')).serverTime - to)).toBeLessThan(5_000);
});
