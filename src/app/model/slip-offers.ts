import { sample } from 'effector';
import { $world, pickOffers, topicsFollowed } from '@/entities/game';
import { $slip, legOffersUpdated, slipHydrated } from '@/entities/slip';
import { fixtureTopic } from '@/shared/api';

// Text, so that a moved price follows no topics.
const $fixtureKey = $slip.map(({ legs }) =>
  [...new Set(legs.map(({ fixtureId }) => fixtureId))].sort().join(' '),
);

sample({
  // This comes after the first paint: what was picked before it is followed when the saved slips are read.
  clock: [$fixtureKey, slipHydrated],
  source: $fixtureKey,
  fn: (key) => ({ reader: 'slip', topics: key === '' ? [] : key.split(' ').map(fixtureTopic) }),
  target: topicsFollowed,
});
sample({
  clock: $slip,
  source: $world,
  fn: (world, { legs }) => pickOffers(world, legs),
  target: legOffersUpdated,
});
sample({
  clock: $world,
  source: $slip,
  // Every frame of prices comes by here; most slips are empty.
  filter: ({ legs }) => legs.length > 0,
  fn: ({ legs }, world) => pickOffers(world, legs),
  target: legOffersUpdated,
});
