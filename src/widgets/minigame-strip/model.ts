import { combine, sample } from 'effector';
import { createGate } from 'effector-react';
import { $starredGames, gamesQuery, lobbyClosed, lobbyOpened } from '@/entities/round';
import { stripLeft } from './events';
import { gamesForStrip } from './lib/games-for-strip';

export const MinigamesGate = createGate();

sample({ clock: MinigamesGate.open, target: lobbyOpened });
// With the page and not with the view, which goes when the lobby itself may be open already.
sample({ clock: stripLeft, target: lobbyClosed });

/** Null until they are here. */
export const $minigames = combine(
  [gamesQuery.$data, $starredGames] as const,
  ([games, starred]) => games && gamesForStrip(games, starred),
);
export const $isReady = combine(
  [gamesQuery.$data, gamesQuery.$failure] as const,
  ([data, failure]) => data !== null || failure !== null,
);
