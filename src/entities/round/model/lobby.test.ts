import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope } from '@/shared/lib/test-scope';
import { $starredGames, gamesQuery, gameStarred, lobbyClosed, lobbyOpened } from './lobby';
import { makeMinigames, sampleNow } from './sample-table';

it('the list of games is requested every half minute while it is shown', async () => {
  let requests = 0;
  const games = () => {
    requests += 1;
    return { body: { serverTime: sampleNow, games: makeMinigames([234]) } };
  };
  const scope = makeScope({
    values: [
      [$api, createFakeApi({ 'GET /minigame/games': games })],
      [$now, sampleNow],
    ],
  });
  const tick = (after: number) => allSettled($now, { scope, params: sampleNow + after });
  await allSettled(lobbyOpened, { scope });
  expect(
    scope.getState(gamesQuery.$data)?.some(({ systemMaintenanceFlg }) => systemMaintenanceFlg),
  ).toBe(true);
  await tick(29_000);
  expect(requests).toBe(1);
  await tick(30_000);
  expect(requests).toBe(2);
  await allSettled(lobbyClosed, { scope });
  await tick(90_000);
  expect(requests).toBe(2);
});

it('a star put twice is none', async () => {
  const scope = makeScope();
  for (const params of [213, 301, 213]) await allSettled(gameStarred, { scope, params });
  expect(scope.getState($starredGames)).toEqual([301]);
});
