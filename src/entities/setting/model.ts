import { createEvent, createStore, sample } from 'effector';
import {
  isGetAutoLogoutMinAnswer,
  isGetMaintenanceAnswer,
  isGetSettingAnswer,
  isGetSettingSignUpAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiError, createApiQuery, request } from '@/shared/api';

export type Setting = Pick<
  Dto<'Setting'>,
  | 'siteNoticeFlg'
  | 'joinStartEndFlg'
  | 'autoLogoutMin'
  | 'idNiknameBan'
  | 'currentAccessUserCount'
  | 'coinBonus'
  | 'levelLimits'
>;
export type SettingChange = Partial<Setting>;

/** Loads the settings that the site cannot do without, again for example after an answer of 503. */
export const settingRequested = createEvent();
/** Loads what only our own server has: banned words and the number of visitors. */
export const extraSettingRequested = createEvent();
/** The site topic sent a switch or the number of visitors. */
export const siteChanged = createEvent<SettingChange>();

const maintenanceQuery = createApiQuery((api) =>
  request(api.GET('/setting/maintanace'), isGetMaintenanceAnswer),
);
const sessionLengthQuery = createApiQuery((api) =>
  request(api.GET('/setting/autoLogoutMin'), isGetAutoLogoutMinAnswer),
);
const signUpSwitchQuery = createApiQuery((api) =>
  request(api.GET('/settingSignUp'), isGetSettingSignUpAnswer),
);
const extraSettingQuery = createApiQuery((api) => request(api.GET('/setting'), isGetSettingAnswer));

/** Each value is its default until it is loaded. */
export const $setting = createStore<SettingChange>({});

export const settingFailed = sample({
  clock: [maintenanceQuery.failed, sessionLengthQuery.failed, signUpSwitchQuery.failed],
  fn: ({ error }) => error,
});

export const $isMaintenance = $setting.map(({ siteNoticeFlg }) => siteNoticeFlg ?? false);
export const $isSignupClosed = $setting.map(({ joinStartEndFlg }) => joinStartEndFlg ?? false);
const none: readonly string[] = [];
/** Words refused as user id or nickname. */
export const $bannedWords = $setting.map(({ idNiknameBan }) => idNiknameBan ?? none);
export const $accessCount = $setting.map((setting) => setting.currentAccessUserCount ?? 0);
/** Minutes that a session lasts without activity; null until they are loaded. */
export const $sessionMinutes = $setting.map(({ autoLogoutMin }) => autoLogoutMin ?? null);

sample({
  clock: settingRequested,
  target: [maintenanceQuery.start, sessionLengthQuery.start, signUpSwitchQuery.start],
});
// A failure is no one's concern: the server refuses banned words by itself.
sample({ clock: extraSettingRequested, target: extraSettingQuery.start });
const settingLoaded = sample({
  clock: [
    maintenanceQuery.done,
    sessionLengthQuery.done,
    signUpSwitchQuery.done,
    extraSettingQuery.done,
  ],
  fn: ({ result }): SettingChange => result,
});
sample({
  clock: [settingLoaded, siteChanged],
  source: $setting,
  fn: (setting, change): SettingChange => ({ ...setting, ...change }),
  target: $setting,
});

/** Text of the alert for a failed load: the server's own words where it sent some. */
export function settingFailureText(error: ApiError, fallback: string): string {
  return error.kind === 'problem' ? error.message : fallback;
}

/** Takes from the site topic what settings are made of. */
export function toSettingChange(news: Dto<'SiteState'> | Dto<'SiteChange'>): SettingChange | null {
  if ('kind' in news && news.kind === 'counts') return null;
  const { kind: _kind, counts: _counts, ...change } = news as Dto<'SiteState'> & { kind?: string };
  return change;
}
