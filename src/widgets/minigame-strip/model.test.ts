import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { lobbyClosed } from '@/entities/round';
import { makeMinigames } from '@/entities/round/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { stripLeft } from './events';
import { gamesForStrip } from './lib/games-for-strip';
import { minigameAnswers } from './lib/sample-minigames';
import { $minigames, MinigamesGate } from './model';

it('shows minigames of the visitor first, once each, and none under maintenance', () => {
  const games = makeMinigames([301]);
  const ids = gamesForStrip(games, [213, 408]).map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual([408, 213, 233]);
  expect(ids).toHaveLength(8);
  expect(new Set(ids).size).toBe(8);
});

it('shows minigames to everyone, until its page is left', async () => {
  const scope = makeScope({ values: [[$api, createFakeApi(minigameAnswers.ordinary)]] });
  await allSettled(MinigamesGate.open, { scope, params: {} });
  const ids = scope.getState($minigames)?.map(({ id }) => id) ?? [];
  expect(ids.slice(0, 3)).toEqual([213, 301, 233]);
  const closed = watchCalls(scope, lobbyClosed);
  await allSettled(stripLeft, { scope });
  expect(closed).toHaveLength(1);
});
