import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { createRequestMoved, settingStreamed } from '@/entities/money-request';
import { confirmedMutation, createApiQuery, createPagedQuery } from '@/shared/api';
import { createCopying } from '@/shared/lib/clipboard';
import { $now } from '@/shared/lib/clock';
import { downloadFile } from '@/shared/lib/download-file';
import { qrPicture } from '@/shared/lib/qr';
import { toastShown } from '@/shared/lib/toasts';
import { loadPayments, loadTerms, takePaid } from '../api';
import { stageOf } from '../lib/payment';
import { messages } from '../ui/messages';

/** A block of the chain takes three seconds, and the stream tells of states, not of blocks. */
const blockSeconds = 3;

export const terms = createApiQuery(loadTerms);
export const payments = createPagedQuery(
  (api, { cursor }: { query: undefined; cursor: string | null }) => loadPayments(api, { cursor }),
  { shows: 'every page', keyOf: ({ id }) => id },
);

/** Under way, the newest first. */
const $open = terms.$data.map((data) => data?.open ?? []);
/** What is under way is read with each block, and what is listed is not. */
export const $listed = combine([payments.$items, $open] as const, ([items, open]) =>
  items === null ? null : items.map((item) => open.find(({ id }) => id === item.id) ?? item),
);

const moved = createRequestMoved(['tetherDeposit']);
const blockDue = sample({
  clock: $now,
  source: { open: $open, isPending: terms.$isPending },
  filter: ({ open, isPending }, now) =>
    !isPending &&
    Math.floor(now / 1000) % blockSeconds === 0 &&
    open.some((payment) => stageOf(payment) === 'blocks'),
});
sample({ clock: [moved, settingStreamed, blockDue], target: terms.refresh });
sample({ clock: moved, target: payments.refresh });

/** Its address is wanted, by id. */
export const paymentChosen = createEvent<string>();
export const $chosen = createStore<string | null>(null).on(paymentChosen, (_last, id) => id);

export const taking = confirmedMutation({
  send: takePaid,
  done: messages.taken,
  shows: 'toast',
  // Refused or not: it is shown as it is now.
  refresh: [terms.refresh, payments.refresh],
});
export const copyingAddress = createCopying({
  copied: messages.addressCopied,
  failed: messages.copyFailed,
});
export const copyingAmount = createCopying({
  copied: messages.amountCopied,
  failed: messages.copyFailed,
});

/** Keeps the QR code of an address as a picture, for another device to read. */
export const saveQrFx = createEffect(async (address: string) =>
  downloadFile(`tether-${address}.png`, await qrPicture(address)),
);
sample({
  clock: saveQrFx.fail,
  fn: () => ({ text: messages.qrNotSaved, tone: 'danger' as const }),
  target: toastShown,
});
