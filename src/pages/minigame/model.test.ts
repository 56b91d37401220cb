import { allSettled } from 'effector';
import { expect, it } from 'vitest';
import { roundAt } from '#rules/rounds/clock.ts';
import { VENUES } from '#rules/rounds/venues.ts';
import { $gameId, gameOpened } from '@/entities/round';
import { sampleNow } from '@/entities/round/testing';
import { $api, createFakeApi, makeProblem } from '@/shared/api/testing';
import { readNowFx } from '@/shared/lib/clock';
import { makeScope, watchCalls } from '@/shared/lib/test-scope';
import { tableChanged, tableClosed, tableOpened } from './events';
import './model';

async function opened(provider: string, game: string, venue = '') {
  const api = createFakeApi({ 'GET /minigame/events': makeProblem('UNAVAILABLE') });
  const scope = makeScope({ values: [[$api, api]], handlers: [[readNowFx, () => sampleNow]] });
  const shown = watchCalls(scope, gameOpened);
  const go = (event: typeof tableOpened, params: object, search = { venue }) =>
    allSettled(event, { scope, params: { params, search } });
  await go(tableOpened, { provider, game });
  return { scope, shown, go };
}

it.each([
  ['eos', 'powerball3', '', 213],
  ['bet365', 'horse', 'victoriaparks', 723],
])('the address %s/%s %s is a game', async (provider, game, venue, id) => {
  expect((await opened(provider, game, venue)).shown).toEqual([id]);
});

it('without a venue the one that starts next is shown', async () => {
  const horse = VENUES.filter(({ sport }) => sport === 'horse');
  const startOf = (id: number) => {
    const venue = horse.find((one) => one.id === id);
    return venue ? roundAt(venue, sampleNow).drawsAt : 0;
  };
  const { shown } = await opened('bet365', 'horse');
  expect(startOf(shown[0] ?? 0)).toBe(Math.min(...horse.map(({ id }) => startOf(id))));
});

it('an address that is no game opens nothing', async () => {
  expect((await opened('eos', 'powerball9')).shown).toEqual([]);
  expect((await opened('bet365', 'chess')).shown).toEqual([]);
});

it('another game takes the place of the first, once; leaving closes it', async () => {
  const { scope, shown, go } = await opened('eos', 'powerball3');
  await go(tableChanged, { provider: 'eos', game: 'powerball3' }, { venue: 'x' });
  await go(tableChanged, { provider: 'lotus', game: 'baccarat' });
  expect(shown).toEqual([213, 301]);
  await allSettled(tableClosed, { scope });
  expect(scope.getState($gameId)).toBeNull();
});
