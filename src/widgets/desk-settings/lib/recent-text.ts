import type { AuditRecord } from '@/entities/desk-audit';
import { changeTexts } from '@/features/audit-text';

/** Fields that say of which bonus or group a setting is. */
const WHICH = ['bonus', 'group'];
/** What can be set; a record also has who approved it and in which state it was. */
const SETTINGS = [
  ...['siteNoticeFlg', 'joinStartEndFlg', 'tetherMaintenanceFlag', 'autoLogoutMin', 'usdRate'],
  ...['basisPoints', 'capPoints', 'turnoverPercent', 'idNiknameBan'],
  ...['minStake', 'maxStake', 'maxPayout', 'withdrawalDay', 'fixturePicks'],
];

/** What a record says was set, in words, and of which bonus or group. */
export function recentText(record: AuditRecord): string {
  const texts = changeTexts(record);
  const which = texts.filter(({ field }) => WHICH.includes(field)).map(({ after }) => after);
  const set = texts
    .filter(({ field }) => SETTINGS.includes(field))
    .map(({ name, before, after }) => `${name} ${before} → ${after}`);
  return [...which, set.join(' · ')].join(' ');
}
