import { createEvent, createStore, sample } from 'effector';
import type { Dto } from '#contract/types.gen.ts';
import { createRequestMoved, createSending } from '@/entities/money-request';
import { createApiQuery, isHandledByApp, isProblem } from '@/shared/api';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { toastShown } from '@/shared/lib/toasts';
import {
  loadTerms,
  sendRequest,
  type Settlement,
  type SettlementAsked,
  type SettlementPeriod,
  settlements,
  type SettlementTerms,
} from './api';
import { pageClosed, pageOpened } from './events';
import { messages } from './ui/messages';

export const requestClicked = createEvent<{ terms: SettlementTerms; period: SettlementPeriod }>();

export const terms = createApiQuery(loadTerms);
export const sending = createSending<SettlementAsked, Settlement>(sendRequest);
const settlementMoved = createRequestMoved(['settlement']);

/** The kind of the page that is open; null on the overview. */
export const $kind = createStore<Dto<'SettlementKind'> | null>(null);
/** The week that the member is asked about, and that is then sent. */
export const $asked = createStore<SettlementAsked | null>(null);
const $isOpen = createStore(false)
  .on(pageOpened, () => true)
  .reset(pageClosed);

sample({ clock: pageOpened, target: [$kind, settlements.opened] });
sample({
  clock: pageOpened,
  filter: (kind): kind is Dto<'SettlementKind'> => kind !== null,
  target: terms.start,
});

sample({
  clock: requestClicked,
  fn: ({ terms: { kind }, period: { from } }) => ({ kind, from }),
  target: $asked,
});
sample({
  clock: requestClicked,
  fn: ({ terms: { currency }, period }) => ({
    text: messages.confirm(period, currency),
    confirmLabel: messages.confirmYes,
  }),
  target: askConfirmFx,
});
const confirmed = sample({
  clock: askConfirmFx.doneData,
  source: $asked,
  filter: (asked, isConfirmed) => isConfirmed && asked !== null,
  fn: (asked) => asked as SettlementAsked,
});
sample({ clock: confirmed, target: sending.submitted });
sample({
  clock: sending.done,
  fn: () => ({ text: messages.requested, tone: 'success' as const }),
  target: toastShown,
});
sample({
  clock: sending.failed,
  filter: (error) => !isHandledByApp(error),
  fn: (error) => {
    if (isProblem(error, 'INVALID_STATE')) return { text: messages.duplicate };
    return { text: isProblem(error, 'REQUEST_REFUSED') ? messages.refused : messages.sendFailed };
  },
  target: alertShown,
});

// Whatever became of it, the page shows what is.
const changed = sample({
  clock: [sending.done, sending.failed, settlementMoved],
  source: { isOpen: $isOpen, shown: $kind },
  filter: ({ isOpen }) => isOpen,
  fn: ({ shown }) => shown,
});
sample({ clock: changed, fn: () => undefined, target: settlements.refresh });
sample({
  clock: changed,
  filter: (kind) => kind !== null,
  fn: () => undefined,
  target: terms.refresh,
});

sample({ clock: pageClosed, target: [terms.reset, settlements.closed, sending.reset] });
$asked.reset(pageClosed, sending.done, sending.failed);
