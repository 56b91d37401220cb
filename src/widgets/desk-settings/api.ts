import {
  isAskForSettingAnswer,
  isChangeSettingAnswer,
  isGetDeskRequestsAnswer,
  isGetSiteSettingsAnswer,
} from '#contract/checks.gen.ts';
import type { Dto } from '#contract/types.gen.ts';
import { type ApiClient, request } from '@/shared/api';

/** What the site is set to. */
export type SiteSettings = Readonly<Dto<'SiteSettings'>>;
/** What one admin changes alone. */
export type Switches = Omit<SiteSettings, 'usdRate' | 'bonusTerms' | 'levelLimits'>;
/** What two admins set of a bonus. */
export type BonusTerms = SiteSettings['bonusTerms'][number];
/** What two admins set of a group of levels, or of slips in play. */
export type GroupLimits = SiteSettings['levelLimits'][number];

export function loadSettings(api: ApiClient): Promise<SiteSettings> {
  return request(api.GET('/admin/setting'), isGetSiteSettingsAnswer);
}

/** Changes that wait for another admin, the oldest first. */
export async function loadWaiting(
  api: ApiClient,
): Promise<readonly Readonly<Dto<'DeskRequest'>>[]> {
  const params = { path: { kind: 'setting' as const }, query: { tab: 'waiting' as const } };
  const answer = await request(
    api.GET('/desk/request/{kind}', { params }),
    isGetDeskRequestsAnswer,
  );
  return answer.data;
}

/** Sends a change with what was read before it, so that nobody else's is lost. */
export async function sendChange(api: ApiClient, body: Dto<'SettingChange'>): Promise<void> {
  await request(api.PATCH('/admin/setting', { body }), isChangeSettingAnswer);
}

/** What takes another admin. */
export type WantedSetting = Dto<'SettingRequest'>;

export function askForSetting(
  api: ApiClient,
  body: WantedSetting,
): Promise<Readonly<Dto<'DeskRequest'>>> {
  return request(api.POST('/admin/setting/request', { body }), isAskForSettingAnswer);
}
