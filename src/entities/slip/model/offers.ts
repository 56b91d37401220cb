import { createStore, sample } from 'effector';
import { fixtureStreamed, fixtureTopic, topicsRequested } from '@/shared/api';
import { applyChange, applyDetail, keepFixtures, NO_OFFERS, openPrices } from '../lib/offers';
import { $slip, pricesUpdated } from './slip';

/** How the selections and fixtures of the slip stand now, as their topics tell. */
export const $offers = createStore(NO_OFFERS);

// Text, so that a moved price asks for no topics.
const $fixtureKey = $slip.map(({ legs }) =>
  [...new Set(legs.map(({ fixtureId }) => fixtureId))].sort().join(' '),
);
const fixturesOf = (key: string) => (key === '' ? [] : key.split(' '));

sample({
  clock: $fixtureKey,
  fn: (key) => ({ id: 'slip', topics: fixturesOf(key).map(fixtureTopic) }),
  target: topicsRequested,
});
sample({
  clock: $fixtureKey,
  source: $offers,
  fn: (offers, key) => keepFixtures(offers, fixturesOf(key)),
  target: $offers,
});
sample({
  clock: fixtureStreamed,
  source: { offers: $offers, key: $fixtureKey },
  filter: ({ key }) => key !== '',
  fn: ({ offers, key }, { snapshots, deltas }) => {
    const known = snapshots.reduce((state, { data }) => applyDetail(state, data), offers);
    const moved = deltas.flatMap(({ changes }) => changes).reduce(applyChange, known);
    return keepFixtures(moved, fixturesOf(key));
  },
  target: $offers,
});
sample({ clock: $offers, fn: openPrices, target: pricesUpdated });
