import { createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import {
  isAskForSettingAnswer,
  isChangeSettingAnswer,
  isGetAuditAnswer,
  isGetDeskGamesAnswer,
  isGetDeskRequestsAnswer,
  isGetSiteSettingsAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import type { AuditRecord } from '@/entities/desk-audit';
import { deskChanged, type DeskRequest } from '@/entities/desk-request';
import { $isAdmin } from '@/entities/member';
import { siteChanged } from '@/entities/setting';
import { $request, decided, requestChosen, requestLeft } from '@/features/desk-decision';
import {
  type ApiClient,
  type ApiError,
  confirmedMutation,
  createApiQuery,
  isProblem,
  request,
} from '@/shared/api';
import { alertShown, type ConfirmRequest } from '@/shared/lib/alerts';
import { overtakenText } from '../lib/overtaken-text';
import { messages } from '../ui/messages';

/** What the site is set to. */
export type SiteSettings = Readonly<Dto<'SiteSettings'>>;
/** What one admin changes alone. */
export type Switches = Omit<SiteSettings, 'usdRate' | 'bonusTerms' | 'levelLimits'>;
/** What two admins set of a bonus. */
export type BonusTerms = SiteSettings['bonusTerms'][number];
/** What two admins set of a group of levels, or of slips in play. */
export type GroupLimits = SiteSettings['levelLimits'][number];

/** What takes another admin. */
export type WantedSetting = Dto<'SettingRequest'>;

export const SettingsGate = createGate();

const loadSettings = (api: ApiClient): Promise<SiteSettings> =>
  request(api.GET('/admin/setting'), isGetSiteSettingsAnswer);
export const settings = createApiQuery(loadSettings);
/** Changes that wait for another admin, the oldest first. */
export const waiting = createApiQuery<void, readonly DeskRequest[]>(async (api) => {
  const params = { path: { kind: 'setting' as const }, query: { tab: 'waiting' as const } };
  const call = api.GET('/desk/request/{kind}', { params });
  return (await request(call, isGetDeskRequestsAnswer)).data;
});

/** How many records are looked through for what was set; others are of what was requested or refused. */
const lookedThrough = 40;
const mostRecent = 5;
const settingActions = ['setting.change', 'setting.second'];
/** What was set last and by whom, the newest first. */
export const recent = createApiQuery<void, readonly AuditRecord[]>(async (api) => {
  const query = { action: 'setting', limit: lookedThrough };
  const answer = await request(api.GET('/admin/audit', { params: { query } }), isGetAuditAnswer);
  return answer.data.filter(({ action }) => settingActions.includes(action)).slice(0, mostRecent);
});
/** How many minigames there are, and how many of them are under maintenance. */
export const gameCounts = createApiQuery(async (api) => {
  const { data: games } = await request(api.GET('/desk/minigame'), isGetDeskGamesAnswer);
  const closed = games.filter(({ systemMaintenanceFlg }) => systemMaintenanceFlg);
  return { all: games.length, closed: closed.length };
});

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
      // With what was read before it, so that nobody else's change is lost.
      const body = { ...change, was };
      await request(api.PATCH('/admin/setting', { body }), isChangeSettingAnswer);
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
    request(api.POST('/admin/setting/request', { body }), isAskForSettingAnswer),
  confirm: ({ question }) => ({ confirmLabel: messages.ask, ...question }),
  done: messages.requested,
  refresh: waiting.refresh,
});

sample({
  clock: SettingsGate.open,
  target: [settings.start, waiting.start, gameCounts.start],
});
sample({
  clock: SettingsGate.close,
  target: [settings.reset, waiting.reset, recent.reset, gameCounts.reset, requestLeft],
});
// Whenever the settings are read, something may have been set.
sample({ clock: settings.done, filter: $isAdmin, target: recent.start });

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

// The change that is decided stays so while it waits; then the oldest one is next.
const next = sample({
  clock: waiting.done,
  source: $request,
  filter: (current, { result }) => !result.some(({ id }) => id === current?.id),
  fn: (_current, { result }) => result[0] ?? null,
});
sample({ clock: next, filter: (one) => one !== null, target: requestChosen });
sample({
  clock: next,
  filter: (one) => one === null,
  target: requestLeft,
});
sample({
  clock: decided,
  filter: SettingsGate.status,
  target: [waiting.refresh, settings.refresh],
});
