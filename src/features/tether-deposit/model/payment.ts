import { createEffect, createEvent, createStore, sample } from 'effector';
import { confirmedMutation } from '@/shared/api';
import { createCopying } from '@/shared/lib/clipboard';
import { downloadFile } from '@/shared/lib/download-file';
import { qrPicture } from '@/shared/lib/qr';
import { toastShown } from '@/shared/lib/toasts';
import { takePaid } from '../api';
import { messages } from '../ui/messages';
import { depositClosed, payments, terms } from './terms';

/** Its address is wanted, by id. */
export const paymentChosen = createEvent<string>();
export const $chosen = createStore<string | null>(null)
  .on(paymentChosen, (_last, id) => id)
  .reset(depositClosed);

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

sample({ clock: depositClosed, target: taking.reset });
