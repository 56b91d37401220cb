import { allSettled, type Scope } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Dto } from '#contract/types.gen.ts';
import { streamApplied, topicsRequested } from '@/shared/api';
import { deferred, makeScope, watchCalls } from '@/shared/lib/test-scope';
import { makeBoardDto, makeFixtureDto, makeMarketDto } from '../lib/sample-board';
import { marketOfSlot } from '../lib/slots';
import { $boards, $fixtureStates } from './offer';
import {
  $awaitedBoards,
  $boardFailures,
  boardClosed,
  boardOpened,
  boardQueries,
  boardRetried,
  type BoardSubscription,
  isLoaded,
} from './boards';
import { $counts, toCounts } from './counts';
import { listenToQuote } from './quote-readers';
import { $quotes, moveMs } from './quotes';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const topic = 'board:football:cross';
const fixtureId = 'sample00arsn';
const win = `${fixtureId}.1._.1`;
const subscription: BoardSubscription = { reader: 'korea', kind: 'cross', sport: 'football' };
const loaded = (data: Dto<'Board'>) => [{ topic, seq: 4, data }];

function stream(
  scope: Scope,
  batch: { snapshot?: Dto<'Board'>; changes?: Dto<'BoardChange'>[] },
  of = topic,
) {
  const { snapshot, changes } = batch;
  const params = {
    snapshots: snapshot
      ? [{ type: 'snapshot' as const, topic: of, seq: 5, at: 1, data: snapshot }]
      : [],
    deltas: changes ? [{ type: 'delta' as const, topic, seq: 6, prevSeq: 5, at: 2, changes }] : [],
  };
  return allSettled(streamApplied, { scope, params });
}

async function openScope(data = makeBoardDto()) {
  const scope = makeScope({ handlers: [[boardQueries.loadFx, () => loaded(data)]] });
  await allSettled(boardOpened, { scope, params: subscription });
  return scope;
}

const oddsOf = (scope: Scope, id = win) => scope.getState($quotes).map.get(id);
const oddsChange = (odds: number, status: 1 | 2 | 3 = 1): Dto<'BoardChange'> => ({
  kind: 'odds',
  selections: [{ id: win, odds, status }],
});
/** Runs the timers that `allSettled` waits for. */
async function afterMove(work: Promise<unknown>) {
  await vi.advanceTimersByTimeAsync(moveMs);
  await work;
}

describe('boards', () => {
  it('show what the server answers, then what the stream adds to it', async () => {
    const scope = await openScope();
    expect(Object.keys(scope.getState($boards)[topic]?.fixtures ?? {})).toEqual([fixtureId]);
    expect(oddsOf(scope)).toEqual({ odds: 172, status: 1, move: null });
    const added = makeFixtureDto({ id: 'sample00next', home: '첼시' });
    const league = makeBoardDto().leagues[0];
    if (!league) throw new Error('no league');
    await stream(scope, { changes: [{ kind: 'fixture', league, fixture: added }] });
    expect(scope.getState($boards)[topic]?.fixtures.sample00next?.home).toBe('첼시');
    expect(oddsOf(scope, 'sample00next.1._.X')?.odds).toBe(385);
  });

  it('ask the stream to go on from the answer, and for the whole board when there is none', async () => {
    const answer = vi.fn().mockRejectedValueOnce({ kind: 'network' });
    answer.mockResolvedValue(loaded(makeBoardDto()));
    const scope = makeScope({ handlers: [[boardQueries.loadFx, answer]] });
    const requested = watchCalls(scope, topicsRequested);
    await allSettled(boardOpened, { scope, params: subscription });
    expect(requested).toEqual([{ id: 'board.korea', topics: [topic], answered: undefined }]);
    await allSettled(boardRetried, { scope, params: 'korea' });
    expect(requested.at(-1)).toEqual({
      id: 'board.korea',
      topics: [topic],
      answered: { [topic]: 4 },
    });
    // Another reader of a board that is here needs no call.
    await allSettled(boardOpened, { scope, params: { ...subscription, reader: 'home' } });
    expect(requested.at(-1)).toEqual({ id: 'board.home', topics: [topic], answered: undefined });
    expect(answer).toHaveBeenCalledTimes(2);
  });

  it('are healed by a snapshot, which keeps what did not change as it is', async () => {
    const scope = await openScope();
    const before = scope.getState($boards);
    await stream(scope, { snapshot: makeBoardDto() });
    expect(scope.getState($boards)).toBe(before);
    await stream(scope, { snapshot: makeBoardDto({ fixtures: [] }) });
    expect(scope.getState($boards)[topic]?.fixtures).toEqual({});
  });

  it('drop an answer that comes after the stream has sent the board', async () => {
    const answer = deferred<ReturnType<typeof loaded>>();
    const scope = makeScope({ handlers: [[boardQueries.loadFx, () => answer.promise]] });
    const opened = allSettled(boardOpened, { scope, params: subscription });
    const updates = stream(scope, { snapshot: makeBoardDto({ fixtures: [] }) });
    answer.resolve(loaded(makeBoardDto()));
    await Promise.all([opened, updates]);
    expect(scope.getState($boards)[topic]?.fixtures).toEqual({});
  });

  it('drop an answer for a board that was closed meanwhile', async () => {
    const answer = deferred<ReturnType<typeof loaded>>();
    const scope = makeScope({ handlers: [[boardQueries.loadFx, () => answer.promise]] });
    const opened = allSettled(boardOpened, { scope, params: subscription });
    const closed = allSettled(boardClosed, { scope, params: 'korea' });
    answer.resolve(loaded(makeBoardDto()));
    await Promise.all([opened, closed]);
    expect(scope.getState($boards)).toEqual({});
  });

  it('lose a fixture at kick-off', async () => {
    const scope = await openScope();
    await stream(scope, { changes: [{ kind: 'remove', fixtureId }] });
    expect(scope.getState($boards)[topic]?.fixtures).toEqual({});
  });

  it('keep scores and clocks apart, so that they draw no list again', async () => {
    const scope = await openScope();
    const before = scope.getState($boards);
    const state = {
      status: 2,
      score: { home: 1, away: 0 },
      clock: { period: '10', minute: 7 },
      marketCount: 12,
    };
    await stream(scope, { changes: [{ kind: 'state', fixtureId, ...state }] });
    expect(scope.getState($boards)).toBe(before);
    expect(scope.getState($fixtureStates)[fixtureId]).toEqual(state);
  });

  it('remember a failure and load again when asked', async () => {
    const answer = vi.fn().mockRejectedValueOnce({ kind: 'network' });
    answer.mockResolvedValue(loaded(makeBoardDto()));
    const scope = makeScope({ handlers: [[boardQueries.loadFx, answer]] });
    await allSettled(boardOpened, { scope, params: subscription });
    expect(scope.getState($boardFailures)).toEqual({ korea: { kind: 'network' } });
    await allSettled(boardRetried, { scope, params: 'korea' });
    expect(scope.getState($boardFailures)).toEqual({});
    expect(scope.getState($boards)[topic]).toBeDefined();
  });

  it('forget the failure of a board the reader has left, also one that comes late', async () => {
    const late = deferred<never>();
    const answer = vi.fn().mockReturnValueOnce(late.promise);
    answer.mockResolvedValue([{ topic: 'board:baseball:cross', seq: 4, data: makeBoardDto() }]);
    const scope = makeScope({ handlers: [[boardQueries.loadFx, answer]] });
    const first = allSettled(boardOpened, { scope, params: subscription });
    const baseball = { ...subscription, sport: 'baseball' as const };
    const second = allSettled(boardOpened, { scope, params: baseball });
    late.reject({ kind: 'network' });
    await Promise.all([first, second]);
    expect(scope.getState($boardFailures)).toEqual({});
  });

  it('ignore the stream of topics nobody reads', async () => {
    const scope = makeScope();
    await stream(scope, { snapshot: makeBoardDto() });
    expect(scope.getState($boards)).toEqual({});
  });
});

describe('boards of all sports', () => {
  const all: BoardSubscription = { reader: 'korea', kind: 'cross', sport: null };
  const tennis = 'board:tennis:cross';
  const tennisBoard = () => makeBoardDto({ sport: 'tennis', fixtures: [], leagues: [] });
  const counted = (...sports: Dto<'Sport'>[]) =>
    sports.map((sport) => ({ kind: 'cross' as const, sport, fixtures: 1 }));
  const countsCame = (scope: Scope, ...sports: Dto<'Sport'>[]) =>
    allSettled($counts, { scope, params: toCounts(counted(...sports)) });
  const isHere = (scope: Scope, subscription = all) =>
    isLoaded(scope.getState($boards), scope.getState($awaitedBoards), subscription);

  it('are those that were answered, and those of sports that come later', async () => {
    const scope = makeScope({ handlers: [[boardQueries.loadFx, () => loaded(makeBoardDto())]] });
    const requested = watchCalls(scope, topicsRequested);
    await allSettled(boardOpened, { scope, params: all });
    expect(requested).toEqual([{ id: 'board.korea', topics: [topic], answered: { [topic]: 4 } }]);
    expect(isHere(scope)).toBe(true);
    await countsCame(scope, 'football');
    expect(requested).toHaveLength(1);
    await countsCame(scope, 'football', 'tennis');
    expect(requested.at(-1)).toEqual({ id: 'board.later', topics: [tennis], answered: undefined });
    // What is drawn stays while its board is on the way.
    expect(isHere(scope)).toBe(true);
    await stream(scope, { snapshot: tennisBoard() }, tennis);
    expect(Object.keys(scope.getState($boards))).toEqual([topic, tennis]);
    // The same numbers again ask for nothing.
    await countsCame(scope, 'tennis', 'football');
    expect(requested).toHaveLength(2);
    await countsCame(scope, 'football');
    expect(requested.at(-1)?.topics).toEqual([]);
    expect(Object.keys(scope.getState($boards))).toEqual([topic]);
  });

  it('are all here where nothing has a fixture', async () => {
    const scope = makeScope({ handlers: [[boardQueries.loadFx, () => []]] });
    await allSettled(boardOpened, { scope, params: all });
    expect(isHere(scope)).toBe(true);
    expect(scope.getState($boards)).toEqual({});
  });

  it('are those of the counts where the call failed', async () => {
    const failing = vi.fn().mockRejectedValue({ kind: 'network' });
    const scope = makeScope({ handlers: [[boardQueries.loadFx, failing]] });
    const requested = watchCalls(scope, topicsRequested);
    await allSettled(boardOpened, { scope, params: all });
    expect([requested, isHere(scope)]).toEqual([[], false]);
    await countsCame(scope, 'football');
    expect([requested.at(-1)?.topics, isHere(scope)]).toEqual([[topic], false]);
    await stream(scope, { snapshot: makeBoardDto() });
    expect(isHere(scope)).toBe(true);
    failing.mockResolvedValue([{ topic: tennis, seq: 4, data: tennisBoard() }]);
    await allSettled(boardRetried, { scope, params: 'korea' });
    expect(Object.keys(scope.getState($boards))).toEqual([topic, tennis]);
    expect(isHere(scope)).toBe(true);
  });

  it('need no call where another reader has them, a later one among them', async () => {
    const answer = vi.fn(() => loaded(makeBoardDto()));
    const scope = makeScope({ handlers: [[boardQueries.loadFx, answer]] });
    await allSettled(boardOpened, { scope, params: all });
    await countsCame(scope, 'football', 'tennis');
    await stream(scope, { snapshot: tennisBoard() }, tennis);
    const home = { ...all, reader: 'home' };
    await allSettled(boardOpened, { scope, params: home });
    await allSettled(boardClosed, { scope, params: 'korea' });
    expect(answer).toHaveBeenCalledTimes(1);
    expect(isHere(scope, home)).toBe(true);
    expect(Object.keys(scope.getState($boards))).toEqual([topic, tennis]);
    await allSettled(boardClosed, { scope, params: 'home' });
    expect(scope.getState($boards)).toEqual({});
  });

  it('are not those of before while others are loaded', async () => {
    const late = deferred<ReturnType<typeof loaded>>();
    const answer = vi.fn().mockReturnValueOnce(loaded(makeBoardDto()));
    answer.mockReturnValueOnce(late.promise);
    const scope = makeScope({ handlers: [[boardQueries.loadFx, answer]] });
    await allSettled(boardOpened, { scope, params: all });
    const live = { ...all, kind: 'live' as const };
    const opened = allSettled(boardOpened, { scope, params: live });
    expect(isHere(scope, live)).toBe(false);
    late.resolve([]);
    await opened;
    expect(isHere(scope, live)).toBe(true);
  });
});

describe('prices', () => {
  it('show a move and rest after a while', async () => {
    const scope = await openScope();
    const work = stream(scope, { changes: [oddsChange(180)] });
    expect(oddsOf(scope)).toEqual({ odds: 180, status: 1, move: 'up' });
    await afterMove(work);
    expect(oddsOf(scope)).toEqual({ odds: 180, status: 1, move: null });
  });

  it('keep the mark of a second move for its own time', async () => {
    const scope = await openScope();
    const first = stream(scope, { changes: [oddsChange(180)] });
    await vi.advanceTimersByTimeAsync(moveMs - 100);
    const second = stream(scope, { changes: [oddsChange(170)] });
    await vi.advanceTimersByTimeAsync(200);
    expect(oddsOf(scope)?.move).toBe('down');
    await vi.advanceTimersByTimeAsync(moveMs);
    await Promise.all([first, second]);
    expect(oddsOf(scope)?.move).toBeNull();
  });

  it('are suspended without a move, and reach readers once per frame', async () => {
    const scope = await openScope();
    const updates = watchCalls(scope, $quotes);
    await stream(scope, { changes: [oddsChange(172, 2), oddsChange(172, 3)] });
    expect(oddsOf(scope)).toEqual({ odds: 172, status: 3, move: null });
    expect(updates).toHaveLength(1);
  });

  it('of two scopes do not touch', async () => {
    const [one, two] = [await openScope(), await openScope()];
    await afterMove(stream(one, { changes: [oddsChange(300)] }));
    expect(oddsOf(one)?.odds).toBe(300);
    expect(oddsOf(two)?.odds).toBe(172);
  });
});

it('prices of a board and of a fixture that come in one frame are both applied and reach readers', async () => {
  const scope = await openScope();
  const draw = `${fixtureId}.1._.X`;
  const reader = vi.fn();
  for (const id of [win, draw]) listenToQuote(scope, id, reader);
  const delta = (of: string, id: string) => ({
    type: 'delta' as const,
    topic: of,
    seq: 6,
    prevSeq: 5,
    at: 2,
    changes: [{ kind: 'odds' as const, selections: [{ id, odds: 300, status: 1 as const }] }],
  });
  const deltas = [delta(topic, win), delta(`fixture:${fixtureId}`, draw)];
  const work = allSettled(streamApplied, { scope, params: { snapshots: [], deltas } });
  expect([oddsOf(scope)?.odds, oddsOf(scope, draw)?.odds]).toEqual([300, 300]);
  expect(reader).toHaveBeenCalledTimes(2);
  await afterMove(work);
  expect([oddsOf(scope)?.move, oddsOf(scope, draw)?.move]).toEqual([null, null]);
  expect(reader).toHaveBeenCalledTimes(4);
});

describe('a row slot', () => {
  const handicap = (line: number, status: 1 | 2 | 3 = 1) =>
    makeMarketDto(fixtureId, { typeId: 3, line, odds: { 1: 190, 2: 190 }, status });
  const lineOf = (scope: Scope) => {
    const fixture = scope.getState($boards)[topic]?.fixtures[fixtureId];
    return fixture ? marketOfSlot(fixture, 3)?.line : undefined;
  };

  it('shows the newest market that is not closed', async () => {
    const scope = await openScope();
    expect(lineOf(scope)).toBe(-100);
    await stream(scope, { changes: [{ kind: 'market', fixtureId, market: handicap(-50) }] });
    expect(lineOf(scope)).toBe(-50);
    const marketIds = [`${fixtureId}.3.-50`];
    await stream(scope, { changes: [{ kind: 'marketStatus', fixtureId, marketIds, status: 3 }] });
    expect(lineOf(scope)).toBe(-100);
  });

  it('keeps a closed market until another of its type opens', async () => {
    const scope = await openScope();
    const marketIds = [`${fixtureId}.3.-100`];
    await stream(scope, { changes: [{ kind: 'marketStatus', fixtureId, marketIds, status: 3 }] });
    expect(lineOf(scope)).toBe(-100);
    await stream(scope, { changes: [{ kind: 'market', fixtureId, market: handicap(-150) }] });
    expect(lineOf(scope)).toBe(-150);
  });
});
