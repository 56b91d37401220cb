import type { Journey } from '../lib/journey.ts';
import { boardPlace } from './board-place.ts';
import { maintenance, secondLogin, unreadMessage } from './guards.ts';
import { placeABet, placeABetOnAPhone } from './place-a-bet.ts';
import { powerCut } from './power-cut.ts';
import { goalAndSettlement } from './settlement.ts';
import { signUpByUsd } from './sign-up.ts';

/** Long ones first, so that two lanes end together. */
export const journeys: readonly Journey[] = [
  goalAndSettlement,
  powerCut,
  placeABet,
  placeABetOnAPhone,
  maintenance,
  signUpByUsd,
  secondLogin,
  unreadMessage,
  boardPlace,
];
