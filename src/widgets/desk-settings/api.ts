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

/** How many records are looked through for what was set; others are of what was asked for or refused. */
const LOOKED_THROUGH = 40;
const MOST_RECENT = 5;
const setting = ['setting.change', 'setting.second'];

/** What was set last, the newest first. */
export async function loadRecent(api: ApiClient): Promise<readonly AuditRecord[]> {
  const query = { action: 'setting', limit: LOOKED_THROUGH };
  const answer = await request(api.GET('/admin/audit', { params: { query } }), isGetAuditAnswer);
  return answer.data.filter(({ action }) => setting.includes(action)).slice(0, MOST_RECENT);
}

export interface GameCounts {
  all: number;
  closed: number;
}

/** How many minigames there are, and how many of them are under maintenance. */
export async function loadGameCounts(api: ApiClient): Promise<GameCounts> {
  const { data: games } = await request(api.GET('/desk/minigame'), isGetDeskGamesAnswer);
  const closed = games.filter(({ systemMaintenanceFlg }) => systemMaintenanceFlg);
  return { all: games.length, closed: closed.length };
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
