import { createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import type { CasinoGame, CasinoKind } from '@/entities/casino-game';
import { createApiQuery, isProblem } from '@/shared/api';
import { navigationRequested } from '@/shared/routes';
import { loadDialogGames } from './api';
import { casinoDialog, slotDialog } from './dialogs';

/** One of the dialogs is on the screen. */
export const GamesGate = createGate<{ kind: CasinoKind }>();
export const gameEntered = createEvent<Pick<CasinoGame, 'id' | 'kind'>>();
export const lobbyEntered = createEvent<CasinoKind>();
export const customerEntered = createEvent();
export const closeRequested = createEvent();

export const games = createApiQuery(loadDialogGames);
/** The member may not play it: there is nothing to try again. */
export const $isRestricted = games.$failure.map(
  (failure) => failure !== null && isProblem(failure, 'CASINO_RESTRICTED'),
);

sample({ clock: GamesGate.open, fn: ({ kind }) => kind, target: games.start });
sample({ clock: GamesGate.close, target: games.reset });

const paths = { casino: '/casino', slot: '/slot' } as const;
const left = sample({
  clock: [
    gameEntered.map(({ id, kind }) => `${paths[kind]}?${new URLSearchParams({ game: id })}`),
    lobbyEntered.map((kind) => paths[kind]),
    customerEntered.map(() => '/customer'),
  ],
});
sample({ clock: left, fn: (to) => ({ to }), target: navigationRequested });
sample({
  clock: [left, closeRequested],
  fn: () => undefined,
  target: [casinoDialog.closed, slotDialog.closed],
});
