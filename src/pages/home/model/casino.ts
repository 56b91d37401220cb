import { combine } from 'effector';
import { createGate } from 'effector-react';
import { $isLoggedIn } from '@/entities/member';
import { createApiQuery } from '@/shared/api';
import { loadCasino } from '../api';
import { gamesForStrip } from '../lib/casino';
import { loadsForMembers } from './part';

export const CasinoGate = createGate();
/** Of its own: a lobby, or a dialog over the page, has its own as well. */
export const casinoQuery = createApiQuery(loadCasino);
loadsForMembers(CasinoGate, casinoQuery);

export const $casinoGames = casinoQuery.$data.map((games) => games && gamesForStrip(games));
export const $isReady = combine(
  [$isLoggedIn, casinoQuery.$data, casinoQuery.$failure] as const,
  ([isLoggedIn, data, failure]) => !isLoggedIn || data !== null || failure !== null,
);
