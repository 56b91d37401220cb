import { createEffect, createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import { or } from 'patronum';
import { deskChanged } from '@/entities/desk-request';
import { siteChanged } from '@/entities/setting';
import {
  type ApiError,
  createApiMutation,
  createApiQuery,
  isHandledByApp,
  isProblem,
} from '@/shared/api';
import { failureAdvice } from '@/shared/copy';
import { alertShown, askConfirmFx, type ConfirmRequest } from '@/shared/lib/alerts';
import { toastShown } from '@/shared/lib/toasts';
import {
  askForSetting,
  type Change,
  loadSettings,
  loadWaiting,
  sendChange,
  type SiteSettings,
  type Switches,
} from '../api';
import { overtakenText } from '../lib/overtaken-text';
import { messages } from '../ui/messages';

export const SettingsGate = createGate();

export const settings = createApiQuery(loadSettings);
/** Changes that wait for another admin. */
export const waiting = createApiQuery(loadWaiting);
export const asking = createApiMutation(askForSetting);

export interface Act {
  change: Partial<Switches>;
  /** Asked before it is sent. */
  question: ConfirmRequest | null;
  /** Said afterwards. */
  done: string;
}

/** An admin wants something else than what is shown. */
export const changeRequested = createEvent<Act>();
export interface Sending {
  body: Change;
  act: Act;
}

/** Sends a change with what was shown of it before; answers what is set where another admin was first. */
export const changing = createApiMutation(async (api, { body }: Sending) => {
  try {
    await sendChange(api, body);
    return null;
  } catch (error) {
    if (!isProblem(error as ApiError, 'INVALID_STATE')) throw error;
    return loadSettings(api);
  }
});

sample({
  clock: SettingsGate.open,
  fn: () => undefined,
  target: [settings.start, waiting.start],
});
sample({
  clock: SettingsGate.close,
  fn: () => undefined,
  target: [settings.reset, waiting.reset],
});

// What others set or ask for meanwhile is shown.
const settingChanged = sample({
  clock: siteChanged,
  filter: (change) => 'siteNoticeFlg' in change,
});
const requestChanged = sample({
  clock: deskChanged,
  filter: (changes) => changes.some((one) => one.type === 'setting'),
});
sample({
  clock: [settingChanged, requestChanged],
  filter: SettingsGate.status,
  fn: () => undefined,
  target: settings.refresh,
});
sample({
  clock: requestChanged,
  filter: SettingsGate.status,
  fn: () => undefined,
  target: waiting.refresh,
});

export const confirmChangeFx = createEffect(
  async ({ act, was }: { act: Act; was: Partial<Switches> }) => {
    const isConfirmed = act.question === null || (await askConfirmFx(act.question));
    return isConfirmed ? ({ act, body: { ...act.change, was } } as Sending) : null;
  },
);
sample({
  clock: changeRequested,
  source: { shown: settings.$data, isBusy: or(changing.$isPending, confirmChangeFx.pending) },
  filter: ({ shown, isBusy }) => shown !== null && !isBusy,
  fn: ({ shown }, act) => {
    const names = Object.keys(act.change) as (keyof Switches)[];
    const was = Object.fromEntries(names.map((name) => [name, shown?.[name]]));
    return { act, was: was as Partial<Switches> };
  },
  target: confirmChangeFx,
});
sample({
  clock: confirmChangeFx.doneData,
  filter: (sending) => sending !== null,
  fn: (sending) => sending as Sending,
  target: changing.start,
});

sample({
  clock: changing.done,
  filter: ({ result }) => result === null,
  fn: ({ params: { act } }) => ({ text: act.done, tone: 'success' as const }),
  target: toastShown,
});
sample({
  clock: changing.done,
  filter: ({ result }) => result !== null,
  fn: ({ params: { act }, result }) => ({
    title: messages.overtakenTitle,
    text: overtakenText(act.change, result as SiteSettings),
  }),
  target: alertShown,
});
sample({
  clock: [changing.failed, asking.failed],
  filter: ({ error }) => !isHandledByApp(error),
  fn: ({ error }) => ({ text: failureAdvice(error) }),
  target: alertShown,
});
// Whatever became of it, what is set is shown.
sample({
  clock: [changing.done, changing.failed],
  fn: () => undefined,
  target: settings.refresh,
});
sample({
  clock: asking.done,
  fn: () => ({ text: messages.asked, tone: 'success' as const }),
  target: toastShown,
});
sample({ clock: [asking.done, asking.failed], fn: () => undefined, target: waiting.refresh });
