import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { deferred, makeScope, watchCalls } from '@/shared/lib/test-scope';
import { type Bet, isFixtureLeg, withScores } from './lib/bet';
import { makeBet, makeBetLeg } from './lib/sample-bets';
import {
  $openBets,
  $pendingBets,
  betsSeen,
  createBetList,
  openBetsUpdated,
  pendingDecided,
} from './model';

const list = createBetList({ pageSize: 15 });
type Page = { items: readonly Bet[]; next: string | null };
const open = { label: 0 as const };

describe('a list of bets', () => {
  it('shows the first page and adds the next below it', async () => {
    const load = vi
      .fn()
      .mockResolvedValueOnce({ items: [makeBet({ id: 'bet_2' })], next: 'next' })
      .mockResolvedValueOnce({ items: [makeBet({ id: 'bet_1' })], next: null });
    const scope = makeScope({ handlers: [[list.loadFx, load]] });
    await allSettled(list.opened, { scope, params: open });
    await allSettled(list.nextRequested, { scope });
    await allSettled(list.nextRequested, { scope });
    expect(scope.getState(list.$items)?.map(({ id }) => id)).toEqual(['bet_2', 'bet_1']);
    expect(load.mock.calls.map(([, { cursor }]) => cursor)).toEqual([null, 'next']);
  });

  it('drops the late answer of an earlier query', async () => {
    const late = deferred<Page>();
    const load = vi
      .fn()
      .mockReturnValueOnce(late.promise)
      .mockResolvedValueOnce({ items: [makeBet({ id: 'bet_new' })], next: null });
    const scope = makeScope({ handlers: [[list.loadFx, load]] });
    const first = allSettled(list.opened, { scope, params: open });
    const second = allSettled(list.opened, { scope, params: { label: 2 } });
    late.resolve({ items: [makeBet({ id: 'bet_old' })], next: null });
    await Promise.all([first, second]);
    expect(scope.getState(list.$items)?.map(({ id }) => id)).toEqual(['bet_new']);
  });

  it('a failed load can be tried again', async () => {
    const load = vi
      .fn()
      .mockRejectedValueOnce({ kind: 'network' })
      .mockResolvedValueOnce({ items: [makeBet()], next: null });
    const scope = makeScope({ handlers: [[list.loadFx, load]] });
    await allSettled(list.opened, { scope, params: open });
    expect(scope.getState(list.$failure)).toEqual({ kind: 'network' });
    await allSettled(list.refresh, { scope });
    expect(scope.getState(list.$failure)).toBeNull();
    expect(scope.getState(list.$items)).toHaveLength(1);
  });

  it('a settled bet changes in place and a new one comes on top', async () => {
    const load = () => ({ items: [makeBet()], next: null });
    const scope = makeScope({ handlers: [[list.loadFx, load]] });
    await allSettled(list.opened, { scope, params: {} });
    const settled = makeBet({ status: 'settled', label: 2, payout: 346_000, version: 1 });
    await allSettled(betsSeen, { scope, params: [settled] });
    await allSettled(betsSeen, { scope, params: [makeBet({ id: 'bet_new' })] });
    expect(scope.getState(list.$items)?.map(({ id, status }) => [id, status])).toEqual([
      ['bet_new', 'accepted'],
      [settled.id, 'settled'],
    ]);
  });

  it('a bet that is over leaves the list of open ones', async () => {
    const load = () => ({ items: [makeBet(), makeBet({ id: 'bet_other' })], next: null });
    const scope = makeScope({ handlers: [[list.loadFx, load]] });
    await allSettled(list.opened, { scope, params: open });
    const cancelled = makeBet({ status: 'cancelled', label: -1, payout: 50_000, version: 1 });
    await allSettled(betsSeen, { scope, params: [cancelled] });
    expect(scope.getState(list.$items)?.map(({ id }) => id)).toEqual(['bet_other']);
  });

  it('a bet that is settled comes into the list of settled ones, newest placement first', async () => {
    const settled = { status: 'settled', label: 2, payout: 346_000, version: 1 } as const;
    const at = makeBet().placedAt;
    const load = () => ({ items: [makeBet({ ...settled, placedAt: at })], next: null });
    const scope = makeScope({ handlers: [[list.loadFx, load]] });
    await allSettled(list.opened, { scope, params: { label: 2 } });
    const changed = [
      makeBet({ ...settled, id: 'bet_older', placedAt: at - 1 }),
      makeBet({ ...settled, id: 'bet_newer', placedAt: at + 1 }),
      makeBet({ id: 'bet_open' }),
    ];
    await allSettled(betsSeen, { scope, params: changed });
    expect(scope.getState(list.$items)?.map(({ id }) => id)).toEqual([
      'bet_newer',
      makeBet().id,
      'bet_older',
    ]);
  });

  it('a list by stake takes a new bet in by its stake, and leaves what is on a later page', async () => {
    const load = () => ({
      items: [makeBet({ id: 'bet_50', stake: 50 }), makeBet({ id: 'bet_30', stake: 30 })],
      next: 'next',
    });
    const scope = makeScope({ handlers: [[list.loadFx, load]] });
    await allSettled(list.opened, { scope, params: { order: 'stake' } });
    const changed = [40, 20].map((stake) => makeBet({ id: `bet_${stake}`, stake }));
    await allSettled(betsSeen, { scope, params: changed });
    expect(scope.getState(list.$items)?.map(({ stake }) => stake)).toEqual([50, 40, 30]);
  });

  it('of one mode takes in no bet of another', async () => {
    const load = () => ({ items: [], next: null });
    const scope = makeScope({ handlers: [[list.loadFx, load]] });
    await allSettled(list.opened, { scope, params: { mode: 'european' } });
    const seen = [makeBet({ id: 'bet_1' }), makeBet({ id: 'bet_2', mode: 'european' })];
    await allSettled(betsSeen, { scope, params: seen });
    expect(scope.getState(list.$items)?.map(({ id }) => id)).toEqual(['bet_2']);
  });

  it('an older version of a bet is ignored', async () => {
    const load = () => ({ items: [makeBet({ version: 2, label: 1 })], next: null });
    const scope = makeScope({ handlers: [[list.loadFx, load]] });
    await allSettled(list.opened, { scope, params: {} });
    await allSettled(betsSeen, { scope, params: [makeBet({ version: 1, label: 2 })] });
    expect(scope.getState(list.$items)?.[0]?.label).toBe(1);
  });
});

it('a live score shows on open legs and leaves decided ones', () => {
  const legs = [makeBetLeg(), makeBetLeg({ result: 2, score: { home: 9, away: 9 } })];
  const bets = [
    makeBet({ legs }),
    makeBet({ id: 'bet_other', legs: [makeBetLeg({ fixtureId: 'x' })] }),
  ];
  const score = { home: 1, away: 0 };
  const live = { status: 2, score, clock: { period: '10', minute: 12 } };
  const shown = withScores(bets, { s7k3m2qa: live });
  expect(shown[0]?.legs.filter(isFixtureLeg).map((leg) => leg.score)).toEqual([
    score,
    { home: 9, away: 9 },
  ]);
  expect(shown[1]).toBe(bets[1]);
});

describe('bets that wait for acceptance', () => {
  const pending = makeBet({ status: 'pending', pendingUntil: 1 });

  it('are kept while pending and gone once decided', async () => {
    const scope = makeScope();
    await allSettled(betsSeen, { scope, params: [pending] });
    expect(scope.getState($pendingBets)).toEqual([pending]);
    await allSettled(betsSeen, { scope, params: [makeBet()] });
    expect(scope.getState($pendingBets)).toEqual([]);
  });

  it('are those of the snapshot after a reload', async () => {
    const scope = makeScope();
    await allSettled(openBetsUpdated, { scope, params: [makeBet({ id: 'bet_2' }), pending] });
    expect(scope.getState($pendingBets)).toEqual([pending]);
  });

  it('are reported together when several are decided at once, each in its latest state', async () => {
    const scope = makeScope();
    const decided = watchCalls(scope, pendingDecided);
    const others = ['bet_2', 'bet_3'].map((id) => ({ ...pending, id }));
    await allSettled(betsSeen, { scope, params: [pending, ...others] });
    const refused = { status: 'refused', label: -1 } as const;
    const changed = others.map((bet) => ({ ...bet, ...refused }));
    await allSettled(betsSeen, { scope, params: [pending, ...changed, makeBet()] });
    expect(decided).toEqual([[makeBet(), ...changed]]);
    expect(scope.getState($pendingBets)).toEqual([]);
  });

  it('one that was decided while the line was down goes on waiting, until it is asked for', async () => {
    const scope = makeScope();
    await allSettled(betsSeen, { scope, params: [pending] });
    await allSettled(openBetsUpdated, { scope, params: [] });
    expect(scope.getState($pendingBets)).toEqual([pending]);
  });
});

it('open bets are those of the snapshot, then what is placed until it is over', async () => {
  const scope = makeScope();
  const [first, second] = ['bet_1', 'bet_2'].map((id) => makeBet({ id })) as [Bet, Bet];
  await allSettled(openBetsUpdated, { scope, params: [first] });
  await allSettled(betsSeen, { scope, params: [second] });
  expect(scope.getState($openBets)).toEqual([first, second]);
  const over = { ...first, status: 'settled', label: 1, version: 1 } as const;
  await allSettled(betsSeen, { scope, params: [over] });
  expect(scope.getState($openBets)).toEqual([second]);
});
