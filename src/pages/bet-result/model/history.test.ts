import { allSettled } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { betsSeen } from '@/entities/bet';
import { makeBet } from '@/entities/bet/testing';
import { $unseenResults } from '@/entities/member';
import { $api, createFakeApi, type FakeCall } from '@/shared/api/testing';
import { $device } from '@/shared/lib/device';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { pageOpened, pageSearchChanged } from '../events';
import { hrefOf, toBetQuery } from '../lib/bet-query';
import { betResultSearch } from '../search';
import { $selected, $selectedId, betSelected, filterChanged, list, summary } from './history';
import './results-seen';

const search = betResultSearch.parse({});
const open = { params: {}, search };
const now = Date.UTC(2026, 10, 21, 9, 42);
const midnight = Date.UTC(2026, 10, 20, 15);
const dayMs = 86_400_000;

describe('the search of the page', () => {
  it('falls back to all bets of a month on anything odd', () => {
    const odd = { show: 'x', type: 9, period: 3, from: 'yesterday', bet: 'x' };
    expect(betResultSearch.parse(odd)).toMatchObject(search);
    expect(search).toMatchObject({ show: 'all', period: 'month' });
  });

  it.each([
    ['today', midnight],
    ['week', midnight - 6 * dayMs],
    ['month', midnight - 29 * dayMs],
  ] as const)('%s begins at a midnight in Seoul', (period, from) => {
    expect(toBetQuery({ ...search, period }, now)).toEqual({ from });
  });

  it('a range takes both its days in', () => {
    const range = { ...search, period: 'range' as const, from: '2026-11-20', to: '2026-11-21' };
    expect(toBetQuery(range, now)).toEqual({
      from: midnight - dayMs,
      to: midnight + dayMs,
    });
    expect(hrefOf(range)).toBe('/bet_result?show=all&period=range&from=2026-11-20&to=2026-11-21');
  });
});

describe('the page', () => {
  const page = { items: [makeBet()], next: null };

  it('a new search loads again; a filter changes the address', async () => {
    const load = vi.fn((_api: unknown, _request: unknown) => page);
    const scope = makeScope({ handlers: [[list.loadFx, load]] });
    const navigations = watchCalls(scope, navigationRequested);
    await allSettled(pageOpened, { scope, params: open });
    await allSettled(filterChanged, { scope, params: { show: 'won', type: 2 } });
    expect(navigations).toEqual([
      { to: '/bet_result?show=won&period=month&type=2', replace: true },
    ]);
    const next = { ...search, show: 'lost' as const };
    await allSettled(pageSearchChanged, { scope, params: { params: {}, search: next } });
    expect(load.mock.calls[1]?.[1]).toMatchObject({ query: { label: 1 } });
  });

  it('another bet of the same list is shown without loading the list again', async () => {
    const load = vi.fn(() => ({ items: [makeBet({ id: 'bet_2' }), makeBet()], next: null }));
    const scope = makeScope({
      values: [[$device, 'desktop']],
      handlers: [[list.loadFx, load]],
    });
    const navigations = watchCalls(scope, navigationRequested);
    await allSettled(pageOpened, { scope, params: open });
    // Beside the list there is always a detail, under a card of a phone only where it was pressed.
    expect(scope.getState($selectedId)).toBe('bet_2');
    await allSettled(betSelected, { scope, params: makeBet().id });
    const to = `/bet_result?show=all&period=month&bet=${makeBet().id}`;
    expect(navigations.at(-1)).toEqual({ to, replace: true, resetScroll: false });
    const next = { ...search, bet: makeBet().id };
    await allSettled(pageSearchChanged, { scope, params: { params: {}, search: next } });
    expect(load).toHaveBeenCalledTimes(1);
    expect(scope.getState($selectedId)).toBe(makeBet().id);
    await allSettled($device, { scope, params: 'phone' });
    await allSettled(betSelected, { scope, params: makeBet().id });
    expect(navigations.at(-1)?.to).toBe('/bet_result?show=all&period=month');
  });

  it('loads the bet of the address where the list does not have it', async () => {
    const other = makeBet({ id: 'bet_other' });
    const api = createFakeApi({ 'GET /bet/bet_other': { body: other } });
    const scope = makeScope({
      values: [[$api, api]],
      handlers: [[list.loadFx, () => page]],
    });
    const linked = { ...search, bet: 'bet_other' };
    await allSettled(pageOpened, { scope, params: { params: {}, search: linked } });
    expect(scope.getState($selected)).toEqual(other);
  });

  it('sums up the period whatever is listed of it, and again when a bet is settled', async () => {
    const body = {
      counts: { all: 1, open: 1, won: 0, lost: 0, void: 0, cancelled: 0 },
      stake: 0,
      payout: 0,
      days: [],
    };
    const calls: string[] = [];
    const answer = ({ path }: FakeCall) => {
      calls.push(path);
      return { body };
    };
    const scope = makeScope({
      values: [[$api, createFakeApi({ 'GET /bet/summary': answer })]],
      handlers: [[list.loadFx, () => page]],
    });
    const won = { ...search, show: 'won' as const, type: 1 as const };
    await allSettled(pageOpened, { scope, params: { params: {}, search: won } });
    expect(calls[0]).toContain('type=1');
    expect(calls[0]).not.toContain('label');
    expect(scope.getState(summary.$data)).toEqual(body);
    const settled = makeBet({ status: 'settled', label: 2, payout: 346_000, version: 1 });
    await allSettled(betsSeen, { scope, params: [settled] });
    expect(calls).toHaveLength(2);
  });

  it('takes results as seen while it is open', async () => {
    let sent = 0;
    const api = createFakeApi({
      'POST /bet/seen': () => {
        sent += 1;
        return { status: 204 };
      },
    });
    const scope = makeScope({ values: [[$api, api]], handlers: [[list.loadFx, () => page]] });
    await allSettled($unseenResults, { scope, params: 2 });
    expect(sent).toBe(0);
    await allSettled(pageOpened, { scope, params: open });
    expect(sent).toBe(1);
    await allSettled($unseenResults, { scope, params: 0 });
    await allSettled($unseenResults, { scope, params: 1 });
    expect(sent).toBe(2);
  });

  it('shows a settlement that the stream brings', async () => {
    const scope = makeScope({ handlers: [[list.loadFx, () => page]] });
    await allSettled(pageOpened, { scope, params: open });
    const settled = makeBet({ status: 'settled', label: 2, payout: 346_000, version: 1 });
    await allSettled(betsSeen, { scope, params: [settled] });
    expect(scope.getState(list.$items)?.[0]).toMatchObject({ label: 2, payout: 346_000 });
  });
});
