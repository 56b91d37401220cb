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

/** False keeps toasts until they are closed: a picture of the page must not depend on when it is taken. */
export const $isToastTimed = createStore(true);

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
sample({
  clock: makeToastFx.doneData,
  source: $toasts,
  fn: (toasts, added) => [...toasts, added].slice(-atMost),
  target: $toasts,
});
sample({ clock: makeToastFx.doneData, filter: $isToastTimed, target: expireFx });
sample({ clock: expireFx.doneData, target: toastClosed });
sample({
  clock: toastClosed,
  source: $toasts,
  fn: (toasts, id) => toasts.filter((toast) => toast.id !== id),
  target: $toasts,
});
