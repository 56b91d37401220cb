import { createEvent, createStore, sample } from 'effector';
import {
  createApiFx,
  request,
  type ApiError,
  type SettingDto,
  type SiteChange,
  type SiteState,
  isSetting,
} from '@/shared/api';

export type SettingChange = Partial<
  Pick<SettingDto, 'siteNoticeFlg' | 'joinStartEndFlg' | 'currentAccessUserCount'>
>;

/** Loads the settings again, for example after an answer of 503. */
export const settingRequested = createEvent();
/** The site topic told a switch or the number of visitors. */
export const siteChanged = createEvent<SettingChange>();

export const loadSettingFx = createApiFx(
  (api): Promise<SettingDto> => request(api.GET('/setting'), isSetting),
);

/** Null until the first load. */
export const $setting = createStore<SettingDto | null>(null);
export const settingLoaded = loadSettingFx.doneData;
export const settingFailed: typeof loadSettingFx.failData = loadSettingFx.failData;

export const $isMaintenance = $setting.map((setting) => setting?.siteNoticeFlg ?? false);
export const $isSignupClosed = $setting.map((setting) => setting?.joinStartEndFlg ?? false);
/** Words refused as user id or nickname. */
export const $bannedWords = $setting.map((setting) => setting?.idNiknameBan ?? []);
export const $accessCount = $setting.map((setting) => setting?.currentAccessUserCount ?? 0);

sample({ clock: settingRequested, target: loadSettingFx });
sample({ clock: settingLoaded, target: $setting });
sample({
  clock: siteChanged,
  source: $setting,
  filter: (setting) => setting !== null,
  fn: (setting, change) => ({ ...(setting as SettingDto), ...change }),
  target: $setting,
});

/** Text of the alert for a failed load: the server's own words where it sent some. */
export function settingFailureText(error: ApiError, fallback: string): string {
  return error.kind === 'problem' ? error.message : fallback;
}

/** Takes from the site topic what settings are made of. */
export function toSettingChange(news: SiteState | SiteChange): SettingChange | null {
  if ('kind' in news && news.kind === 'counts') return null;
  const { kind: _kind, counts: _counts, ...change } = news as SiteState & { kind?: string };
  return change;
}
