import { sample } from 'effector';
import { createGate } from 'effector-react';
import { limitsByGroup } from '#rules/limits.ts';
import { $setting, extraSettingRequested, siteChanged } from '@/entities/setting';

export const RuleGate = createGate();

const none: Parameters<typeof limitsByGroup>[0] = [];
const $levelLimits = $setting.map(({ levelLimits }) => levelLimits ?? none);
/** The limits of levels that the text names; the defaults until the site's settings are here. */
export const $ruleLimits = $levelLimits.map(limitsByGroup);

// Admins may have set other limits while the page is open.
sample({
  clock: siteChanged,
  source: RuleGate.status,
  filter: (isOpen, change) => isOpen && 'siteNoticeFlg' in change,
  target: extraSettingRequested,
});
