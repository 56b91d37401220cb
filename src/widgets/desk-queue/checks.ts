import { combine, createEvent, createStore, sample } from 'effector';
import { type Asker, type DeskRequest, requestsSeen } from '@/entities/desk-request';
import { $isAdmin, $member } from '@/entities/member';
import { $currentRow, deskKeyPressed } from '@/features/desk-list';
import { createApiMutation, isHandledByApp } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown } from '@/shared/lib/alerts';
import { $now } from '@/shared/lib/clock';
import { toastShown } from '@/shared/lib/toasts';
import { queueClosed } from './events';
import { checkOf } from './lib/check-of';
import { takeAll } from './lib/take-all';
import { $kind, $shown, $tab } from './model';
import { messages } from './ui/messages';

export const rowsChecked = createEvent<{ keys: readonly string[]; isChecked: boolean }>();
export const checksCleared = createEvent();
/** Takes up all that is checked. Nothing is ever decided for several at once. */
export const takingRequested = createEvent();

const taking = createApiMutation(takeAll);
export const { $isPending: $isTaking } = taking;

/** Ids of the requests that are checked. */
export const $checked = createStore<readonly string[]>([])
  .on(rowsChecked, (checked, { keys, isChecked }) => {
    const others = checked.filter((id) => !keys.includes(id));
    return isChecked ? [...others, ...keys] : others;
  })
  .reset([checksCleared, taking.done, $kind, $tab, queueClosed]);
/** What of it the table shows. */
export const $checkedRows = combine([$checked, $shown] as const, ([checked, rows]) =>
  rows.filter(({ id }) => checked.includes(id)),
);
const $asker = combine(
  [$member, $isAdmin, $now] as const,
  ([member, isAdmin, now]): Asker => ({ staffId: member?.id ?? '', isAdmin, now }),
);
const isOpen = (request: DeskRequest, asker: Asker) => checkOf(request, asker) === 'open';

sample({
  clock: deskKeyPressed,
  source: { current: $currentRow, rows: $shown, checked: $checked, asker: $asker },
  filter: ({ current, rows, asker }, key) =>
    key === 'check' && rows.some((row) => row.id === current && isOpen(row, asker)),
  fn: ({ current, checked }) => ({
    keys: current === null ? [] : [current],
    isChecked: current !== null && !checked.includes(current),
  }),
  target: rowsChecked,
});

// Somebody else may have taken one of them since it was checked.
const wanted = sample({
  clock: takingRequested,
  source: { rows: $checkedRows, asker: $asker },
  fn: ({ rows, asker }) => rows.filter((request) => isOpen(request, asker)),
});
sample({ clock: wanted, filter: (rows) => rows.length > 0, target: taking.start });
sample({ clock: taking.done, fn: ({ result }) => result.taken, target: requestsSeen });
sample({
  clock: taking.done,
  filter: ({ result }) => result.refused.length === 0,
  fn: ({ result }) => ({ text: messages.allTaken(result.taken.length), tone: 'success' as const }),
  target: toastShown,
});
sample({
  clock: taking.done,
  filter: ({ result }) => result.refused.length > 0,
  fn: ({ result }) => ({ text: messages.someRefused(result) }),
  target: alertShown,
});
sample({
  clock: taking.failed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => ({ text: failureAdvice(error), tone: 'danger' as const }),
  target: toastShown,
});
