import { createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import { deskChanged } from '@/entities/desk-request';
import { siteChanged } from '@/entities/setting';
import { type ApiError, confirmedMutation, createApiQuery, isProblem } from '@/shared/api';
import { alertShown, type ConfirmRequest } from '@/shared/lib/alerts';
import {
  askForSetting,
  loadSettings,
  loadWaiting,
  sendChange,
  type Switches,
  type WantedSetting,
} from '../api';
import { overtakenText } from '../lib/overtaken-text';
import { messages } from '../ui/messages';

export const SettingsGate = createGate();

export const settings = createApiQuery(loadSettings);
/** Changes that wait for another admin. */
export const waiting = createApiQuery(loadWaiting);

export interface Act {
  change: Partial<Switches>;
  /** Asked before it is sent. */
  question: ConfirmRequest | null;
  /** Said afterwards. */
  done: string;
}

/** An admin wants something else than what is shown. */
export const changeRequested = createEvent<Act>();

/** Sends a change with what was shown of it before; answers what is set where another admin was first. */
export const changing = confirmedMutation({
  send: async (api, { change, was }: Act & { was: Partial<Switches> }) => {
    try {
      await sendChange(api, { ...change, was });
      return null;
    } catch (error) {
      if (!isProblem(error as ApiError, 'INVALID_STATE')) throw error;
      return loadSettings(api);
    }
  },
  confirm: ({ question }) => question,
  done: (overtaken, { done }) => (overtaken === null ? done : null),
  refresh: settings.refresh,
});

/** Asks another admin for what one does not set alone. */
export const asking = confirmedMutation({
  send: (api, { body }: { body: WantedSetting; question: ConfirmRequest }) =>
    askForSetting(api, body),
  confirm: ({ question }) => ({ confirmLabel: messages.ask, ...question }),
  done: messages.asked,
  refresh: waiting.refresh,
});

sample({
  clock: SettingsGate.open,
  target: [settings.start, waiting.start],
});
sample({
  clock: SettingsGate.close,
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
  target: settings.refresh,
});
sample({
  clock: requestChanged,
  filter: SettingsGate.status,
  target: waiting.refresh,
});

const requested = sample({
  clock: changeRequested,
  source: settings.$data,
  fn: (shown, act) => {
    if (shown === null) return null;
    const names = Object.keys(act.change) as (keyof Switches)[];
    const was: Partial<Switches> = Object.fromEntries(names.map((name) => [name, shown[name]]));
    return { ...act, was };
  },
});
sample({ clock: requested, filter: (change) => change !== null, target: changing.start });
const overtaken = sample({
  clock: changing.done,
  fn: ({ params: { change }, result }) =>
    result && { title: messages.overtakenTitle, text: overtakenText(change, result) },
});
sample({ clock: overtaken, filter: (alert) => alert !== null, target: alertShown });
