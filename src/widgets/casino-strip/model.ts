import { createGate } from 'effector-react';
import { loadsForMembers } from '@/entities/member';
import { createApiQuery } from '@/shared/api';
import { loadCasino } from './api';
import { gamesForStrip } from './lib/games-for-strip';

export const CasinoGate = createGate();
/** Of its own: a lobby, or a dialog over the page, has its own as well. */
const casinoQuery = createApiQuery(loadCasino);
export const $isReady = loadsForMembers(CasinoGate, casinoQuery);

export const $casinoGames = casinoQuery.$data.map((games) => games && gamesForStrip(games));
