import { createStore } from 'effector';
import { NO_OFFERS, type Offers } from '../lib/offers';

/** How the selections and fixtures of the slip stand now, as their topics tell. */
export const $offers = createStore<Offers>(NO_OFFERS);
