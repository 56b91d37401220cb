import { combine, createEffect, createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import { $currentRow } from '@/features/desk-list';
import { createApiMutation, createApiQuery, isHandledByApp } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { toastShown } from '@/shared/lib/toasts';
import { type Bank, type BankUse, loadBanks, sendUse } from './api';
import { messages } from './ui/messages';

export const BanksGate = createGate();
/** The bank in the panel goes out of use, or back into it. */
export const useSwitched = createEvent();

export const banks = createApiQuery(loadBanks);
export const switching = createApiMutation(sendUse);

sample({ clock: BanksGate.open, fn: () => undefined, target: banks.start });
sample({ clock: BanksGate.close, fn: () => undefined, target: banks.reset });

/** The bank in the panel. */
export const $bank = combine(
  [banks.$data, $currentRow] as const,
  ([all, key]) => all?.find(({ id }) => String(id) === key) ?? null,
);
export const confirmUseFx = createEffect(
  async ({ id, bankName, useFlag }: Bank): Promise<BankUse | null> => {
    const isInUse = useFlag === 1;
    const isConfirmed = await askConfirmFx({
      title: isInUse ? messages.stop : messages.resume,
      text: isInUse ? messages.stopText(bankName) : messages.resumeText(bankName),
      confirmLabel: isInUse ? messages.stop : messages.resume,
      ...(isInUse && { tone: 'danger' as const }),
    });
    return isConfirmed ? { id, useFlag: isInUse ? 0 : 1 } : null;
  },
);
sample({
  clock: useSwitched,
  source: $bank,
  filter: (bank) => bank !== null,
  fn: (bank) => bank as Bank,
  target: confirmUseFx,
});
sample({
  clock: confirmUseFx.doneData,
  filter: (use) => use !== null,
  fn: (use) => use as BankUse,
  target: switching.start,
});
sample({
  clock: switching.done,
  fn: ({ result: { bankName, useFlag } }) => ({
    text: useFlag === 1 ? messages.resumed(bankName) : messages.stopped(bankName),
    tone: 'success' as const,
  }),
  target: toastShown,
});
sample({
  clock: switching.failed,
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => ({ text: failureAdvice(error) }),
  target: alertShown,
});
// Whatever became of it, the list shows what is.
sample({
  clock: [switching.done, switching.failed],
  fn: () => undefined,
  target: banks.refresh,
});
