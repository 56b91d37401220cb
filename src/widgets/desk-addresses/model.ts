import { combine, createEffect, createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import * as z from 'zod/mini';
import { sessionLost } from '@/entities/member';
import { staffReason } from '@/entities/staff-reason';
import { $currentRow, rowChosen, rowLeft } from '@/features/desk-list';
import { createApiMutation, createApiQuery, isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { createForm } from '@/shared/lib/form';
import { toastShown } from '@/shared/lib/toasts';
import { type Blocking, loadAddresses, sendBlocking, sendRelease } from './api';
import { isAddress } from './lib/is-address';
import { messages } from './ui/messages';

/** The row of what is not blocked yet. */
const newKey = 'new';

export const AddressesGate = createGate();
export const addClicked = createEvent();
export const releaseClicked = createEvent();

export const addresses = createApiQuery(loadAddresses);
export const blocking = createApiMutation(sendBlocking);
export const releasing = createApiMutation(sendRelease);
export const form = createForm({
  initial: { ip: '', reason: '' },
  schema: z.object({
    ip: z.string().check(z.refine((text) => isAddress(text.trim()), messages.ipMalformed)),
    reason: staffReason,
  }),
  isBusy: blocking.$isPending,
});

sample({ clock: AddressesGate.open, fn: () => undefined, target: addresses.start });
sample({ clock: AddressesGate.close, fn: () => undefined, target: addresses.reset });
sample({ clock: addClicked, fn: () => newKey, target: rowChosen });
sample({ clock: sessionLost, fn: () => undefined, target: form.reset });

/** The address in the panel. */
export const $address = combine(
  [addresses.$data, $currentRow] as const,
  ([all, key]) => all?.find(({ ip }) => ip === key) ?? null,
);
export const $isAdding = $currentRow.map((key) => key === newKey);

export const confirmBlockingFx = createEffect(async (asked: Blocking): Promise<Blocking | null> => {
  const isConfirmed = await askConfirmFx({
    ...{ title: messages.block, text: messages.blockText(asked.ip) },
    ...{ confirmLabel: messages.block, tone: 'danger' },
  });
  return isConfirmed ? asked : null;
});
sample({
  clock: form.accepted,
  fn: ({ ip, reason }): Blocking => ({ ip: ip.trim(), reason: reason.trim() }),
  target: confirmBlockingFx,
});
sample({
  clock: confirmBlockingFx.doneData,
  filter: (asked) => asked !== null,
  fn: (asked) => asked as Blocking,
  target: blocking.start,
});

export const confirmReleaseFx = createEffect(async (ip: string): Promise<string | null> => {
  const isConfirmed = await askConfirmFx({
    ...{ title: messages.release, text: messages.releaseText(ip) },
    confirmLabel: messages.release,
  });
  return isConfirmed ? ip : null;
});
sample({
  clock: releaseClicked,
  source: $address,
  filter: (address) => address !== null,
  fn: (address) => address?.ip ?? '',
  target: confirmReleaseFx,
});
sample({
  clock: confirmReleaseFx.doneData,
  filter: (ip) => ip !== null,
  fn: (ip) => ip as string,
  target: releasing.start,
});

sample({ clock: blocking.done, fn: () => undefined, target: [form.reset, rowLeft] });
sample({ clock: releasing.done, fn: () => undefined, target: rowLeft });
sample({
  clock: blocking.done,
  fn: ({ params: { ip } }) => ({ text: messages.blocked(ip), tone: 'success' as const }),
  target: toastShown,
});
sample({
  clock: releasing.done,
  fn: ({ params: ip }) => ({ text: messages.released(ip), tone: 'success' as const }),
  target: toastShown,
});
sample({
  clock: [blocking.failed, releasing.failed],
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => {
    if (isProblem(error, 'INVALID_STATE')) return { text: messages.ownAddress };
    return { text: isProblem(error, 'NOT_FOUND') ? messages.gone : failureAdvice(error) };
  },
  target: alertShown,
});
// Whatever became of it, the list shows what is.
sample({
  clock: [blocking.done, blocking.failed, releasing.done, releasing.failed],
  fn: () => undefined,
  target: addresses.refresh,
});
