import { createEvent, type EventCallable, sample, type Store } from 'effector';
import { createGate, type Gate } from 'effector-react';
import { interval } from 'patronum';
import { createApiQuery } from '@/shared/api';
import { navigationRequested } from '@/shared/routes';
import { loadComing, loadPlaying } from './api';
import { type BoardPath, entryConfirmed, europeanDialog, inplayDialog } from './dialogs';

/** Nothing follows the stream for a dialog. */
const rereadMs = 10_000;

/** The dialog is on the screen. */
export const EuropeanGate = createGate();
export const InplayGate = createGate();
export const matchEntered = createEvent<{ path: BoardPath; fixtureId: string }>();
export const boardEntered = createEvent<BoardPath>();
export const closeRequested = createEvent();

// An answer that takes longer than the next reading is still waited for.
export const coming = createApiQuery(loadComing, { takes: 'first' });
export const playing = createApiQuery(loadPlaying, { takes: 'first' });

interface Reading {
  start: EventCallable<void>;
  refresh: EventCallable<void>;
  reset: EventCallable<void>;
  $data: Store<unknown>;
}

/** Reads on opening, and again while open; what failed at first waits for the member to try again. */
function readWhileOpen(gate: Gate<unknown>, { start, refresh, reset, $data }: Reading): void {
  const opened = sample({ clock: gate.open, fn: () => undefined });
  const closed = sample({ clock: gate.close, fn: () => undefined });
  const { tick } = interval({ timeout: rereadMs, start: opened, stop: closed });
  sample({ clock: opened, target: start });
  sample({
    clock: tick,
    source: $data,
    filter: (data) => data !== null,
    target: refresh,
  });
  sample({ clock: closed, target: reset });
}
readWhileOpen(EuropeanGate, coming);
readWhileOpen(InplayGate, playing);

sample({ clock: matchEntered, fn: ({ path }) => path, target: entryConfirmed });
const left = sample({
  clock: [
    matchEntered.map(
      ({ path, fixtureId }) => `${path}?${new URLSearchParams({ fixture: fixtureId })}`,
    ),
    boardEntered,
  ],
});
sample({ clock: left, fn: (to) => ({ to }), target: navigationRequested });
sample({
  clock: [left, closeRequested],
  fn: () => undefined,
  target: [europeanDialog.closed, inplayDialog.closed],
});
