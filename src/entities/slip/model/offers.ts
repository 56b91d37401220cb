import { createEvent, createStore, sample } from 'effector';
import { areSameOffers, type LegOffers, openPrices } from '../lib/offers';
import { pricesUpdated } from './slip';

/** How the legs are offered now; what keeps the offer tells it. */
export const legOffersUpdated = createEvent<LegOffers>();

export const $legOffers = createStore<LegOffers>({});

sample({
  clock: legOffersUpdated,
  source: $legOffers,
  filter: (known, offers) => !areSameOffers(known, offers),
  fn: (_known, offers) => offers,
  target: $legOffers,
});
sample({ clock: $legOffers, fn: openPrices, target: pricesUpdated });
