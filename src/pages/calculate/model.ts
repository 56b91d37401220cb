import { createStore, sample } from 'effector';
import type { Dto } from '#contract/types.gen.ts';
import { createRequestMoved, createSending } from '@/entities/money-request';
import { confirmedMutation, createApiQuery, isProblem } from '@/shared/api';
import {
  loadTerms,
  sendRequest,
  type Settlement,
  type RequestedSettlement,
  settlements,
} from './api';
import { pageClosed, pageOpened } from './events';
import { messages } from './ui/messages';

export const terms = createApiQuery(loadTerms);
export const requesting = confirmedMutation({
  send: createSending<RequestedSettlement, Settlement>(sendRequest),
  confirm: ({ about }) => ({ text: messages.confirm(about), confirmLabel: messages.confirmYes }),
  done: messages.requested,
  refusals: (error) => {
    if (isProblem(error, 'INVALID_STATE')) return messages.duplicate;
    return isProblem(error, 'REQUEST_REFUSED') ? messages.refused : messages.sendFailed;
  },
});
const settlementMoved = createRequestMoved(['settlement']);

/** The kind of the page that is open; null on the overview. */
export const $kind = createStore<Dto<'SettlementKind'> | null>(null);
/** The week that the member confirms, and that is then sent. */
export const $requested = createStore<RequestedSettlement | null>(null).on(
  requesting.start,
  (_last, requested) => requested,
);
const $isOpen = createStore(false)
  .on(pageOpened, () => true)
  .reset(pageClosed);

sample({ clock: pageOpened, target: [$kind, settlements.opened] });
sample({
  clock: pageOpened,
  filter: (kind): kind is Dto<'SettlementKind'> => kind !== null,
  target: terms.start,
});

// Whatever became of it, the page shows what is.
const changed = sample({
  clock: [requesting.done, requesting.failed, settlementMoved],
  source: { isOpen: $isOpen, shown: $kind },
  filter: ({ isOpen }) => isOpen,
  fn: ({ shown }) => shown,
});
sample({ clock: changed, target: settlements.refresh });
sample({
  clock: changed,
  filter: (kind) => kind !== null,
  target: terms.refresh,
});

sample({ clock: pageClosed, target: [terms.reset, settlements.closed, requesting.reset] });
