import {
  type ApiClient,
  type DeskRequestDto,
  isDeskRequest,
  isGetDeskRequestsAnswer,
  isSetting,
  isSiteSettings,
  request,
  type SettingChangeDto,
  type SettingRequestDto,
  type SiteSettingsDto,
} from '@/shared/api';

/** What the site is set to. */
export type SiteSettings = Readonly<SiteSettingsDto>;
/** What one admin changes alone. */
export type Switches = Omit<SiteSettings, 'usdRate' | 'bonusTerms' | 'levelLimits'>;
/** What two admins set of a bonus. */
export type BonusTerms = SiteSettings['bonusTerms'][number];
/** What two admins set of a group of levels, or of slips in play. */
export type GroupLimits = SiteSettings['levelLimits'][number];

export function loadSettings(api: ApiClient): Promise<SiteSettings> {
  return request(api.GET('/admin/setting'), isSiteSettings);
}

/** Changes that wait for another admin, the oldest first. */
export async function loadWaiting(api: ApiClient): Promise<readonly Readonly<DeskRequestDto>[]> {
  const params = { path: { kind: 'setting' as const }, query: { tab: 'waiting' as const } };
  const answer = await request(
    api.GET('/desk/request/{kind}', { params }),
    isGetDeskRequestsAnswer,
  );
  return answer.data;
}

/** A change with what was read before it, so that nobody else's is lost. */
export type Change = SettingChangeDto;

export async function sendChange(api: ApiClient, body: Change): Promise<void> {
  await request(api.PATCH('/admin/setting', { body }), isSetting);
}

/** What takes another admin. */
export type WantedSetting = SettingRequestDto;

export function askForSetting(
  api: ApiClient,
  body: WantedSetting,
): Promise<Readonly<DeskRequestDto>> {
  return request(api.POST('/admin/setting/request', { body }), isDeskRequest);
}
