import { combine, createEvent, createStore, sample } from 'effector';
import { $member, sessionLost } from '@/entities/member';
import { checkAmount, createSending } from '@/entities/money-request';
import { createApiQuery, type MoneyRefusal } from '@/shared/api';
import { keepDialogDraft } from '@/shared/lib/kept-draft';
import { type Conversion, loadTerms, sendConversion } from './api';
import { moneyChangeDialog, pointChangeDialog } from './dialogs';
import { mostPoints } from './lib/rules';
import { messages } from './ui/messages';

export const conversionOpened = createEvent();
export const conversionClosed = createEvent();
export const pointsChanged = createEvent<number | null>();
export const submitClicked = createEvent();

export const terms = createApiQuery(loadTerms);
export const sending = createSending<{ points: number }, Conversion>(sendConversion, {
  done: messages.converted,
  refresh: terms.refresh,
});

/** What is converted, in points. */
export const $points = createStore<number | null>(null).on(pointsChanged, (_last, next) => next);
/** What is wrong with the form is said once the member has sent it. */
const $isTried = createStore(false).on(submitClicked, () => true);
/** The dialog proposes the whole. */
export const $isWhole = moneyChangeDialog.$isOpen;

const $fault = combine([$points, terms.$data] as const, ([points, data]) => {
  if (points === null) return 'MISSING' as const;
  if (!data) return null;
  const { min, unit, balance } = data;
  const fault = checkAmount(points, { min, unit, max: Infinity })[0];
  if (fault) return fault;
  return points > balance ? { code: 'INSUFFICIENT_FUNDS' as const, limit: balance } : null;
});
export const $error = combine(
  [$fault, $isTried] as const,
  ([fault, isTried]): 'MISSING' | MoneyRefusal | null => (isTried ? fault : null),
);

/** Points became money. */
export const converted = sending.done;

sample({ clock: conversionOpened, target: terms.start });
sample({
  clock: moneyChangeDialog.opened,
  source: terms.$data,
  fn: (data) => (data && mostPoints(data) > 0 ? mostPoints(data) : null),
  target: $points,
});
sample({
  clock: submitClicked,
  source: { points: $points, fault: $fault },
  filter: ({ fault }) => fault === null,
  fn: ({ points }) => ({ points: points ?? 0 }),
  target: sending.start,
});
// What was refused is not what is in the form any more.
sample({ clock: pointsChanged, fn: () => undefined, target: sending.edited });
sample({
  clock: converted,
  fn: () => undefined,
  target: [pointChangeDialog.closed, moneyChangeDialog.closed],
});

sample({ clock: conversionClosed, target: [terms.reset, sending.reset] });
const dialogs = [pointChangeDialog, moneyChangeDialog];
const dialogMoved = dialogs.flatMap(({ opened, closed }) => [opened, closed]);
$points.reset(conversionClosed, ...dialogMoved);
$isTried.reset(conversionClosed, ...dialogMoved);

const termsKnown = sample({ clock: terms.done, fn: () => undefined });
for (const dialog of dialogs) {
  const restored = keepDialogDraft({
    draft: $points,
    dialog,
    opened: termsKnown,
    owner: $member,
    ended: sessionLost,
  });
  $points.on(restored, (_last, points) => points);
}
