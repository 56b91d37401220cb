import { combine, sample } from 'effector';
import { createGate } from 'effector-react';
import { $starredGames, gamesQuery, lobbyClosed, lobbyOpened } from '@/entities/round';
import { pageClosed } from '../events';
import { minigamesForStrip } from '../lib/minigames';

export const MinigamesGate = createGate();

sample({ clock: MinigamesGate.open, target: lobbyOpened });
// With the page and not with the view, which goes when the lobby itself may be open already.
sample({ clock: pageClosed, target: lobbyClosed });

/** Null until they are here. */
export const $minigames = combine(
  [gamesQuery.$data, $starredGames] as const,
  ([games, starred]) => games && minigamesForStrip(games, starred),
);
export const $isReady = combine(
  [gamesQuery.$data, gamesQuery.$failure] as const,
  ([data, failure]) => data !== null || failure !== null,
);
