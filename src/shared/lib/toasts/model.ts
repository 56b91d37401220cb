import { createEffect, createEvent, createStore, sample } from 'effector';
import { randomId } from '../random-id';

export type ToastTone = 'neutral' | 'success' | 'danger';

export interface Toast {
  id: string;
  text: string;
  tone: ToastTone;
}

const shownForMs = 4000;
const atMost = 3;

export const toastShown = createEvent<{ text: string; tone?: ToastTone }>();
export const toastClosed = createEvent<string>();
/** While something is being done that nothing may cover, toasts wait; they come when it is over. */
export const toastsHeld = createEvent<boolean>();

/** False keeps toasts until they are closed: a picture of the page must not depend on when it is taken. */
export const $isToastTimed = createStore(true);

const $isHeld = createStore(false).on(toastsHeld, (_last, isHeld) => isHeld);
const $waiting = createStore<Toast[]>([]);
/** How many wait. */
export const $waitingCount = $waiting.map((waiting) => waiting.length);

/** Oldest first. */
export const $toasts = createStore<Toast[]>([]);

const makeToastFx = createEffect(
  ({ text, tone = 'neutral' }: { text: string; tone?: ToastTone }): Toast => {
    return { id: randomId(), text, tone };
  },
);
const expireFx = createEffect(
  ({ id }: Toast) => new Promise<string>((resolve) => setTimeout(() => resolve(id), shownForMs)),
);

sample({ clock: toastShown, target: makeToastFx });
const added = createEvent<Toast[]>();
sample({
  clock: makeToastFx.doneData,
  source: $waiting,
  filter: $isHeld,
  fn: (waiting, toast) => [...waiting, toast],
  target: $waiting,
});
sample({
  clock: makeToastFx.doneData,
  source: $isHeld,
  filter: (isHeld) => !isHeld,
  fn: (_isHeld, toast) => [toast],
  target: added,
});
const released = sample({
  clock: $isHeld,
  source: $waiting,
  filter: (_waiting, isHeld) => !isHeld,
});
sample({ clock: released, target: added });
sample({ clock: released, fn: (): Toast[] => [], target: $waiting });
sample({
  clock: added,
  source: $toasts,
  fn: (toasts, more) => [...toasts, ...more].slice(-atMost),
  target: $toasts,
});
const expireAllFx = createEffect((toasts: readonly Toast[]) =>
  Promise.all(toasts.map((toast) => expireFx(toast))),
);
sample({ clock: added, filter: $isToastTimed, target: expireAllFx });
sample({ clock: expireFx.doneData, target: toastClosed });
sample({
  clock: toastClosed,
  source: $toasts,
  fn: (toasts, id) => toasts.filter((toast) => toast.id !== id),
  target: $toasts,
});
