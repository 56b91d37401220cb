import { combine, createEffect, sample } from 'effector';
import { $currentRow, rowLeft } from '@/features/desk-list';
import { createApiQuery, isHandledByApp, isProblem } from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx } from '@/shared/lib/alerts';
import { toastShown } from '@/shared/lib/toasts';
import { loadReach, type Outgoing } from '../api';
import { type SendTo, sendToOf } from '../lib/audience';
import { audienceText } from '../lib/audience-text';
import { messages } from '../ui/messages';
import { draftSent } from './drafts';
import { $receivers, checking, form, saving } from './form';
import { listOutdated, MessagesGate, newKey } from './sent';

// How many it reaches is known before it is sent.
export const reach = createApiQuery(loadReach);
const $to = combine([form.$values, $receivers] as const, ([values, receivers]) =>
  JSON.stringify(sendToOf(values, receivers)),
);
const $isWriting = combine(
  [MessagesGate.status, $currentRow] as const,
  ([isOpen, key]) => isOpen && key === newKey,
);
const toChanged = sample({ clock: [$to, $isWriting], source: $to, filter: $isWriting });
sample({ clock: toChanged, fn: () => undefined, target: reach.reset });
sample({
  clock: toChanged,
  filter: (to) => to !== 'null',
  fn: (to) => JSON.parse(to) as SendTo,
  target: reach.start,
});

sample({
  clock: form.accepted,
  source: $receivers,
  fn: (receivers, values) => sendToOf(values, receivers) as SendTo,
  target: checking.start,
});
export const confirmFx = createEffect(
  async ({ outgoing, whom }: { outgoing: Outgoing; whom: string }): Promise<Outgoing | null> => {
    const isConfirmed = await askConfirmFx({
      ...{ title: messages.send, text: messages.sendText(whom, outgoing.title) },
      confirmLabel: messages.send,
    });
    return isConfirmed ? outgoing : null;
  },
);
sample({
  clock: checking.done,
  source: { values: form.$values, receivers: $receivers },
  filter: (_typed, { result }) => result.receivers > 0 && result.unknown.length === 0,
  fn: ({ values, receivers }, { params: to, result }) => ({
    outgoing: { to, title: values.title.trim(), contents: values.contents.trim() },
    whom: audienceText(to, receivers, result.receivers),
  }),
  target: confirmFx,
});
const nobody = sample({
  clock: checking.done,
  filter: ({ result }) => result.receivers === 0 || result.unknown.length > 0,
});
sample({
  clock: confirmFx.doneData,
  filter: (outgoing) => outgoing !== null,
  fn: (outgoing) => outgoing as Outgoing,
  target: saving.submitted,
});

sample({ clock: saving.done, fn: () => undefined, target: [draftSent, listOutdated] });
sample({
  clock: saving.done,
  fn: ({ sent }) => ({ text: messages.sent(sent), tone: 'success' as const }),
  target: toastShown,
});
sample({
  clock: saving.done,
  source: $currentRow,
  filter: (key) => key === newKey,
  fn: () => undefined,
  target: rowLeft,
});
const refused = sample({ clock: saving.failed, filter: (error) => isProblem(error, 'NOT_FOUND') });
sample({ clock: [nobody, refused], fn: () => ({ text: messages.nobody }), target: alertShown });
sample({ clock: [nobody, refused], fn: () => undefined, target: reach.refresh });
const checkFailed = sample({ clock: checking.failed, fn: ({ error }) => error });
sample({
  clock: [saving.failed, checkFailed],
  filter: (error) => !isHandledByApp(error) && !isProblem(error, 'NOT_FOUND'),
  fn: (error) => ({ text: failureAdvice(error) }),
  target: alertShown,
});
