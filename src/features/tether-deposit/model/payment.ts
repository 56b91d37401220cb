import { combine, createEvent, createStore, sample } from 'effector';
import { createApiMutation, isHandledByApp } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { createCopying } from '@/shared/lib/clipboard';
import { toastShown } from '@/shared/lib/toasts';
import { sendDemo, takePaid } from '../api';
import { missingOf, type TetherPayment } from '../lib/payment';
import { messages } from '../ui/messages';
import { depositClosed, payments, terms } from './terms';

/** SIMULATED: what is missing of a payment is sent over the chain of the reference server. */
export const demoClicked = createEvent<TetherPayment>();

/** The payment that demo coins were sent to last, as it was: until they are seen nothing more is sent to it. */
const $served = createStore<TetherPayment | null>(null).reset(depositClosed);
export const $servedId = combine([$served, terms.$data] as const, ([served, data]) => {
  const known = data?.open.find(({ id }) => id === served?.id);
  return known?.paidMicro === served?.paidMicro ? (served?.id ?? null) : null;
});

/** Its address is wanted, by id. */
export const paymentChosen = createEvent<string>();
export const $chosen = createStore<string | null>(null)
  .on(paymentChosen, (_last, id) => id)
  .reset(depositClosed);

export const taking = createApiMutation(takePaid);
export const sendingDemo = createApiMutation(sendDemo);
export const copyingAddress = createCopying({
  copied: messages.addressCopied,
  failed: messages.copyFailed,
});
export const copyingAmount = createCopying({
  copied: messages.amountCopied,
  failed: messages.copyFailed,
});

sample({ clock: demoClicked, target: $served });
sample({ clock: sendingDemo.failed, fn: () => null, target: $served });
sample({
  clock: demoClicked,
  fn: (payment) => ({ address: payment.address, amountMicro: missingOf(payment) }),
  target: sendingDemo.start,
});
sample({
  clock: taking.done,
  fn: ({ result }) => ({ text: messages.taken(result), tone: 'success' as const }),
  target: toastShown,
});
sample({
  clock: sendingDemo.done,
  fn: () => ({ text: messages.demoSent, tone: 'success' as const }),
  target: toastShown,
});
sample({
  clock: [taking.failed, sendingDemo.failed],
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => ({ text: failureAdvice(error), tone: 'danger' as const }),
  target: toastShown,
});
// Refused or not: it is shown as it is now.
sample({
  clock: [taking.done, taking.failed],
  fn: () => undefined,
  target: [terms.refresh, payments.refresh],
});
sample({ clock: depositClosed, target: [taking.reset, sendingDemo.reset] });
