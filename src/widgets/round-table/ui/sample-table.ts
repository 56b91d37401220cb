import { allSettled } from 'effector';
import { gameOpened } from '@/entities/round';
import { makeEvents, makeSetting, sampleNow } from '@/entities/round/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { $now } from '@/shared/lib/clock';
import { makeScope } from '@/shared/lib/test-scope';
import { $showsChances } from '../model';

/** A scope for stories in which the table of a game is open. */
export function tableScope(gameId: number, { at = sampleNow, showsChances = false } = {}) {
  const api = createFakeApi({
    [`GET /settingMinigame/${gameId}`]: { body: makeSetting(gameId) },
    'GET /minigame/events': { body: makeEvents(gameId, at) },
  });
  const scope = makeScope({
    values: [[$api, api] as const, [$now, at] as const, [$showsChances, showsChances] as const],
  });
  void allSettled(gameOpened, { scope, params: gameId });
  return scope;
}
