import { createEffect, createEvent, createStore, sample } from 'effector';
import { randomId } from '../random-id';

export type ToastTone = 'neutral' | 'success' | 'danger';

export interface Toast {
  id: string;
  text: string;
  /** A second line; null for none. */
  note: string | null;
  tone: ToastTone;
  /** Stays until it is closed. */
  isKept: boolean;
}

export interface ToastWords {
  text: string;
  note?: string;
  /** What went wrong stays until it is closed: nobody may miss it. */
  tone?: ToastTone;
  isKept?: boolean;
}

/** What toasts wait for. */
export interface ToastHold {
  by: 'placement' | 'roundBet' | 'stake';
  isHeld: boolean;
}

const shownForMs = 8000;
/** Of those that go by themselves, and of those that stay. */
const atMost = 3;

export const toastShown = createEvent<ToastWords>();
export const toastClosed = createEvent<string>();
/** While something is being done that nothing may cover, toasts wait; they come when all of it is over. */
export const toastsHeld = createEvent<ToastHold>();

/** False keeps toasts until they are closed: a picture of the page must not depend on when it is taken. */
export const $isToastTimed = createStore(true);

const $heldBy = createStore<readonly ToastHold['by'][]>([]).on(
  toastsHeld,
  (held, { by, isHeld }) => {
    const others = held.filter((one) => one !== by);
    return isHeld ? [...others, by] : others;
  },
);
const $isHeld = $heldBy.map((held) => held.length > 0);
const $waiting = createStore<Toast[]>([]);
/** How many wait. */
export const $waitingCount = $waiting.map((waiting) => waiting.length);

/** Oldest first. */
export const $toasts = createStore<Toast[]>([]);

const makeToastFx = createEffect(
  ({ text, note, tone = 'neutral', isKept = tone === 'danger' }: ToastWords): Toast => {
    return { id: randomId(), text, note: note ?? null, tone, isKept };
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
  fn: (toasts, more) => {
    const all = [...toasts, ...more];
    const shown = [true, false].flatMap((isKept) =>
      all.filter((toast) => toast.isKept === isKept).slice(-atMost),
    );
    return all.filter((toast) => shown.includes(toast));
  },
  target: $toasts,
});
const expireAllFx = createEffect((toasts: readonly Toast[]) =>
  Promise.all(toasts.flatMap((toast) => (toast.isKept ? [] : expireFx(toast)))),
);
sample({ clock: added, filter: $isToastTimed, target: expireAllFx });
sample({ clock: expireFx.doneData, target: toastClosed });
sample({
  clock: toastClosed,
  source: $toasts,
  fn: (toasts, id) => toasts.filter((toast) => toast.id !== id),
  target: $toasts,
});
