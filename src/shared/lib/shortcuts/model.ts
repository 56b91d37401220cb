import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { createGate } from 'effector-react';
import { and, not } from 'patronum';
import * as z from 'zod/mini';
import { persistStore } from '../storage';
import { type ShortcutId, shortcutOf } from './keys';

/** Open while the site listens for shortcuts. */
export const ShortcutsGate = createGate();
/** Something is about to listen for keys of its own: brings `$areShortcutsOn` from the browser. */
export const shortcutsRequested = createEvent();
export const shortcutsSwitched = createEvent<boolean>();
/** Fired on a page without an open dialog; who knows what to do listens. */
export const shortcutUsed = createEvent<ShortcutId>();

/** Who talks to the computer writes letters without meaning to press keys, so that all can be turned off (WCAG 2.1.4). */
export const $areShortcutsOn = createStore(true);
const $stop = createStore<(() => void) | null>(null, { serialize: 'ignore' });

/** A dialog keeps the keyboard to itself. */
export const isDialogOpen = (): boolean =>
  document.querySelector('[role="alertdialog"], [role="dialog"][data-state="open"]') !== null;

const watchKeysFx = createEffect(() => {
  const onUse = scopeBind(shortcutUsed);
  function press(event: KeyboardEvent): void {
    const id = shortcutOf(event);
    if (id === null || isDialogOpen()) return;
    // Some browsers search the page by slash.
    event.preventDefault();
    onUse(id);
  }
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
});
const stopFx = attach({ source: $stop, effect: (stop) => stop?.() });

persistStore({
  store: $areShortcutsOn,
  key: 'hanpan.shortcuts',
  schema: z.boolean(),
  pickup: shortcutsRequested,
});
sample({ clock: ShortcutsGate.open, target: shortcutsRequested });
sample({ clock: shortcutsSwitched, target: $areShortcutsOn });

const $isListening = and(ShortcutsGate.status, $areShortcutsOn);
sample({ clock: $isListening, filter: $isListening, target: watchKeysFx });
sample({ clock: watchKeysFx.doneData, target: $stop });
sample({ clock: $isListening, filter: not($isListening), target: stopFx });
