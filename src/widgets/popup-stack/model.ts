import { attach, combine, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { isGetPopupsAnswer } from '#contract/checks.gen.ts';
import { memberArrived, sessionLost } from '@/entities/member';
import { createApiQuery, request } from '@/shared/api';
import { readNowFx } from '@/shared/lib/clock';
import { addTime } from '@/shared/lib/format';
import { timestamp } from '@/shared/lib/schema';
import { persistStore } from '@/shared/lib/storage';

const snoozeHours = 3;

type Snoozes = Readonly<Record<string, number>>;

export const PopupGate = createGate();
/** The member reads it, by its id. */
export const popupOpened = createEvent<number>();
export const popupClosed = createEvent<number>();
export const popupSnoozed = createEvent<number>();

/** A popup is never worth an alert: where none come, none are shown. */
const popupsQuery = createApiQuery((api) => request(api.GET('/popup'), isGetPopupsAnswer));
const readArrivalFx = attach({ effect: readNowFx });
const readSnoozeFx = attach({
  mapParams: (_id: number) => undefined,
  effect: readNowFx,
});

/** Closed in this visit; a reload is no reason to show them again. */
const $closedIds = createStore<readonly number[]>([]);
/** When the popups came, in the server's time; null before, when no snooze can be checked. */
const $arrivedAt = createStore<number | null>(null);
/** When each snoozed popup may be seen again, by id, epoch milliseconds of the server. */
const $snoozes = createStore<Snoozes>({});

/** Popups to name; what ends its snooze meanwhile waits for the next visit. */
export const $shownPopups = combine(
  { popups: popupsQuery.$data, closedIds: $closedIds, snoozes: $snoozes, at: $arrivedAt },
  ({ popups, closedIds, snoozes, at }) =>
    at === null || popups === null
      ? []
      : popups.filter(({ id }) => !closedIds.includes(id) && (snoozes[id] ?? 0) <= at),
);

const $openedId = createStore<number | null>(null).on(popupOpened, (_known, id) => id);
/** The one that is read, while it is among those shown. */
export const $openedPopup = combine(
  $shownPopups,
  $openedId,
  (popups, openedId) => popups.find(({ id }) => id === openedId) ?? null,
);

const opened = sample({ clock: PopupGate.open, fn: () => undefined });

persistStore({
  store: $snoozes,
  key: 'hanpan.popups',
  schema: z.record(z.string(), timestamp),
  pickup: opened,
});
persistStore({
  store: $closedIds,
  key: 'hanpan.popups-closed',
  schema: z.array(z.int()),
  pickup: opened,
  lasts: 'visit',
});

sample({ clock: PopupGate.close, fn: () => null, target: $openedId });
sample({ clock: opened, target: popupsQuery.start });
// Who has stopped is shown no marketing; what came before was for whoever was here then.
sample({
  clock: [memberArrived, sessionLost],
  filter: PopupGate.status,
  target: popupsQuery.refresh,
});
sample({ clock: popupsQuery.done, target: readArrivalFx });
sample({ clock: readArrivalFx.doneData, target: $arrivedAt });
sample({
  clock: popupClosed,
  source: $closedIds,
  fn: (ids, id) => [...ids, id],
  target: $closedIds,
});
sample({ clock: popupSnoozed, target: readSnoozeFx });
sample({
  clock: readSnoozeFx.done,
  source: $snoozes,
  fn: (snoozes, { params, result }): Snoozes => {
    const running = Object.entries(snoozes).filter(([, until]) => until > result);
    return { ...Object.fromEntries(running), [params]: addTime(result, snoozeHours, 'hour') };
  },
  target: $snoozes,
});
