import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { roundAt } from '#rules/rounds/clock.ts';
import { gameById } from '#rules/rounds/round.ts';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $alert } from '@/shared/lib/alerts';
import { clockStarted, clockStopped } from '@/shared/lib/clock';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { $minigame } from './minigame';
import { $isPickClosed, $nextPick, $pick, pickMoved, selectionPressed } from './pick';
import { makeEvents, makeSetting, sampleNow } from './sample-table';
import { $awaited, $drawing, $results, $round, $tableState, gameClosed, gameOpened } from './table';

const eos3 = 213;
const hilo = 502;
function roundNow(gameId: number) {
  const game = gameById(gameId);
  if (!game) throw new Error('no such game');
  return roundAt(game, sampleNow);
}
const { closesAt, drawsAt } = roundNow(eos3);
const odd = { market: 'p-oe', selection: 'odd' };

interface Given {
  gameId?: number;
  setting?: object;
  events?: object;
  /** The result of a round is there so many milliseconds after its draw. */
  late?: number;
}

async function open({ gameId = eos3, setting, events, late = 0 }: Given = {}) {
  let requests = 0;
  const api = createFakeApi({
    [`GET /settingMinigame/${gameId}`]: setting ?? { body: makeSetting(gameId) },
    'GET /minigame/events': () => {
      requests += 1;
      const at = Date.now();
      const all = makeEvents(gameId, at).lastResults;
      const lastResults = all.filter((one) => one.drawsAt + late <= at);
      return { body: makeEvents(gameId, at, { lastResults, ...events }) };
    },
  });
  const scope = makeScope({ values: [[$api, api]] });
  const alerts = watchCalls(scope, $alert);
  const led = watchCalls(scope, navigationRequested);
  void allSettled(clockStarted, { scope });
  void allSettled(gameOpened, { scope, params: gameId });
  await vi.advanceTimersByTimeAsync(0);
  const press = (choice = odd) => void allSettled(selectionPressed, { scope, params: choice });
  return { scope, alerts, led, press, requests: () => requests };
}

/** Lets the time pass until an instant, and so many milliseconds more. */
const until = (instant: number, more = 0) =>
  vi.advanceTimersByTimeAsync(instant - Date.now() + more);

let running: ReturnType<typeof makeScope>[] = [];
async function opened(given?: Given) {
  const table = await open(given);
  running.push(table.scope);
  return table;
}

beforeEach(() => void vi.useFakeTimers({ now: sampleNow }));
afterEach(() => {
  for (const scope of running) {
    void allSettled(clockStopped, { scope });
    void allSettled(gameClosed, { scope });
  }
  running = [];
  vi.useRealTimers();
});

describe('a table', () => {
  it('has its round, markets and results under the names of the specification', async () => {
    const { scope } = await opened();
    const { games, vendor, gameName, tabs, betInfos, maintenanceFlg, settingMinigame, bets } =
      scope.getState($minigame);
    expect(games).toHaveLength(61);
    expect({ vendor, gameName, maintenanceFlg, bets }).toEqual({
      vendor: 'eos',
      gameName: 'powerball3',
      maintenanceFlg: false,
      bets: null,
    });
    expect(tabs).toContain('powerball5');
    expect(betInfos?.[0]?.market).toBe('p-oe');
    expect(settingMinigame?.id).toBe(eos3);
  });

  it('closes at its instant, and the next round is open at the draw', async () => {
    const { scope } = await opened();
    expect(scope.getState($tableState)).toBe('open');
    await until(closesAt, -1);
    expect(scope.getState($tableState)).toBe('open');
    await until(closesAt, 1);
    expect(scope.getState($tableState)).toBe('closed');
    const { number } = scope.getState($round) ?? {};
    await until(drawsAt, 1);
    expect(scope.getState($tableState)).toBe('open');
    expect(scope.getState($round)?.number).toBe((number ?? 0) + 1);
  });

  it('asks for the result once it is drawn, again each second until it is there', async () => {
    const { scope, requests } = await opened({ late: 2_500 });
    await until(drawsAt, -1);
    expect(requests()).toBe(1);
    await until(drawsAt, 401);
    expect(requests()).toBe(2);
    expect(scope.getState($awaited)?.drawsAt).toBe(drawsAt);
    await until(drawsAt, 4_500);
    expect(scope.getState($awaited)).toBeNull();
    const { roundId, late } = scope.getState($drawing) ?? {};
    expect(scope.getState($results)[0]?.roundId).not.toBe(roundId);
    expect(late).toBeGreaterThan(2_000);
    const times = requests();
    await until(drawsAt, 20_000);
    expect(requests()).toBe(times);
  });

  it('whose odds are its own takes no picks before those of the new round are here', async () => {
    const { scope, press } = await opened({ gameId: hilo });
    const round = roundNow(hilo);
    await until(round.drawsAt, 0);
    expect(scope.getState($tableState)).toBe('loading');
    press({ market: 'color', selection: 'red' });
    expect(scope.getState($pick)).toBeNull();
    await until(round.drawsAt, 500);
    expect(scope.getState($tableState)).toBe('open');
  });
});

describe('maintenance', () => {
  it.each([
    ['flagged', { body: makeSetting(eos3, { systemMaintenanceFlg: true }) }],
    ['without settings', makeProblem('NOT_FOUND')],
    ['with settings that are none', { body: { systemMaintenanceFlg: false } }],
  ])('%s says so and leads home', async (_why, setting) => {
    const { alerts, led } = await opened({ setting });
    expect(alerts).toMatchObject([{ text: '점검 중입니다.' }]);
    expect(led).toEqual([{ to: '/', replace: true }]);
  });

  it('that begins while the game is shown says so once', async () => {
    const { alerts, led } = await opened({ events: { systemMaintenanceFlg: true } });
    expect(alerts).toHaveLength(1);
    expect(led).toHaveLength(1);
  });

  it('is not what a failing line means', async () => {
    const { led } = await opened({ setting: makeProblem('UNAVAILABLE') });
    expect(led).toEqual([]);
  });
});

describe('the pick', () => {
  it('is replaced by the next one, and dropped when it is pressed again', async () => {
    const { scope, press } = await opened();
    press();
    press({ market: 'n-size', selection: 'big' });
    expect(scope.getState($pick)).toMatchObject({ market: 'n-size', odds: 290 });
    press({ market: 'n-size', selection: 'big' });
    expect(scope.getState($pick)).toBeNull();
  });

  it('stays with its closed round until the member moves it to the new one', async () => {
    const { scope, press } = await opened();
    press();
    await until(closesAt, 1);
    expect(scope.getState($isPickClosed)).toBe(true);
    expect(scope.getState($nextPick)).toBeNull();
    press({ market: 'n-size', selection: 'big' });
    await until(drawsAt, 1);
    const pick = scope.getState($pick);
    expect(pick).toMatchObject(odd);
    expect(scope.getState($nextPick)?.round).toBe((pick?.round ?? 0) + 1);
    void allSettled(pickMoved, { scope });
    expect(scope.getState($pick)?.round).toBe((pick?.round ?? 0) + 1);
    expect(scope.getState($isPickClosed)).toBe(false);
  });

  it('belongs to the game that is shown', async () => {
    const { scope, press } = await opened();
    press();
    void allSettled(gameOpened, { scope, params: eos3 });
    expect(scope.getState($pick)).not.toBeNull();
    void allSettled(gameOpened, { scope, params: 101 });
    expect(scope.getState($pick)).toBeNull();
  });
});
