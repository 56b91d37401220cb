// @vitest-environment jsdom
import { allSettled } from 'effector';
import { expect, it, vi } from 'vitest';
import { mineQuery } from '@/entities/casino-game';
import { $launch, $launchFailure, frameShown, launchRequested } from '@/features/casino-launch';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { $now, readNowFx } from '@/shared/lib/clock';
import { addTime } from '@/shared/lib/format';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { navigationRequested } from '@/shared/routes';
import { pageClosed, pageOpened, pageSearchChanged } from '../events';
import { answers, gamePage, lobbyNow, values } from '../lib/sample-casino';
import { casinoSearch } from '../search';
import {
  $minutes,
  $played,
  launchRetried,
  played,
  replay,
  replayClosed,
  replayOpened,
} from './play';

async function opened(search: object, own: typeof answers = {}) {
  const calls: string[] = [];
  const counted = Object.fromEntries(
    Object.entries({ ...answers, ...own }).map(([key, answer]) => [
      key,
      (call: Parameters<Extract<typeof answer, (...args: never) => unknown>>[0]) => {
        calls.push(key);
        return typeof answer === 'function' ? answer(call) : answer;
      },
    ]),
  );
  const scope = makeScope({
    values: [[$api, createFakeApi(counted)], ...values],
    handlers: [[readNowFx, () => lobbyNow]],
  });
  const [ways, launches] = [
    watchCalls(scope, navigationRequested),
    watchCalls(scope, launchRequested),
  ];
  const to = (event: typeof pageOpened, part: object) =>
    allSettled(event, { scope, params: { lobby: 'slot', search: casinoSearch.parse(part) } });
  await to(pageOpened, search);
  const countOf = (key: string) => calls.filter((call) => call === key).length;
  return { scope, ways, launches, countOf, goTo: (part: object) => to(pageSearchChanged, part) };
}

const crane = { game: 'hanpan-crane' };

it('opens the game of the address once, and forgets it when it is left', async () => {
  const { scope, launches, goTo, countOf } = await opened(crane);
  await goTo({ ...crane, round: 'bet_2' });
  await goTo(crane);
  expect(launches).toEqual([{ gameId: 'hanpan-crane', kind: 'slot' }]);
  expect(scope.getState($launch)?.sessionId).toBe('cas_1');
  expect(scope.getState(played.$data)).toMatchObject({ staked: 42_000, won: 38_600 });
  expect(countOf('GET /casino/mine')).toBe(1);
  await goTo({});
  expect(scope.getState($launch)).toBeNull();
  expect(scope.getState(played.$data)).toBeNull();
  expect(countOf('GET /casino/mine'), 'what was played and is held, again').toBe(2);
});

it('is over with the page', async () => {
  const { scope } = await opened(crane);
  await allSettled(pageClosed, { scope });
  expect(scope.getState($launch)).toBeNull();
  expect(scope.getState($played)).toBeNull();
  expect(scope.getState(mineQuery.$data)).toBeNull();
});

it('reads the rounds again after each', async () => {
  const { scope, countOf } = await opened(crane);
  const frame = document.body.appendChild(document.createElement('iframe')).contentWindow;
  await allSettled(frameShown, { scope, params: frame });
  const before = countOf('GET /casino/round');
  const said = { data: { type: 'round' }, origin: new URL(gamePage).origin, source: frame };
  globalThis.dispatchEvent(new MessageEvent('message', said));
  await vi.waitFor(() => expect(countOf('GET /casino/round')).toBe(before + 2));
  await allSettled(pageClosed, { scope });
});

it('says why a game is not opened, and tries it again', async () => {
  const failing = { 'POST /casino/game/hanpan-crane/launch': makeProblem('GAME_UNAVAILABLE') };
  const { scope, launches } = await opened(crane, failing);
  expect(scope.getState($launchFailure)?.to).toBeNull();
  expect(scope.getState(played.$data)).toBeNull();
  await allSettled(launchRetried, { scope });
  expect(launches).toHaveLength(2);
});

it('counts the minutes since the launch, and until the session ends', async () => {
  const { scope } = await opened(crane);
  await allSettled($now, { scope, params: addTime(lobbyNow, 14, 'minute') + 59_000 });
  expect(scope.getState($minutes)).toEqual({ used: 14, left: 105 });
});

it('shows a round without opening its game, and goes back to the lobby', async () => {
  const { scope, launches, ways } = await opened({ ...crane, round: 'bet_2' });
  expect(launches).toEqual([]);
  expect(scope.getState(replay.$data)?.round.id).toBe('bet_2');
  await allSettled(replayClosed, { scope });
  expect(ways).toEqual([{ to: '/slot', replace: true, resetScroll: false }]);
});

it('shows a round beside the game that is played, and goes on with it', async () => {
  const { scope, ways, goTo } = await opened(crane);
  await allSettled(replayOpened, { scope, params: 'bet_2' });
  await goTo({ ...crane, round: 'bet_2' });
  await allSettled(replayClosed, { scope });
  expect(ways.map(({ to }) => to)).toEqual([
    '/slot?game=hanpan-crane&round=bet_2',
    '/slot?game=hanpan-crane',
  ]);
});

it('knows no round of somebody else', async () => {
  const missing = { 'GET /casino/round/bet_9': makeProblem('NOT_FOUND') };
  const { scope } = await opened({ round: 'bet_9' }, missing);
  expect(scope.getState(replay.$isMissing)).toBe(true);
});
