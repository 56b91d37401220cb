import {
  bonusChangeTexts,
  bonusTermTexts,
  type DeskRequest,
  limitChangeTexts,
  limitTexts,
} from '@/entities/desk-request';
import { formatUsdtRate } from '@/shared/lib/format';
import type { SiteSettings } from '../model/settings';

type Setting = NonNullable<DeskRequest['setting']>;
type Waiting = readonly Pick<DeskRequest, 'setting'>[];

/** Whether something else is set by now than when a change was requested: nobody grants it then. */
export function isOutdated(setting: Setting, shown: SiteSettings): boolean {
  if (setting.field === 'usdRate') return setting.before !== shown.usdRate;
  if (setting.field === 'bonusTerms') {
    const { before } = setting;
    const now = shown.bonusTerms.find(({ bonus }) => bonus === before.bonus);
    return now === undefined || bonusChangeTexts(now, before).length > 0;
  }
  const { before } = setting;
  const now = shown.levelLimits.find(({ group }) => group === before.group);
  return now === undefined || limitChangeTexts(now, before).length > 0;
}

/** Of texts before and after, those afterwards that are others. */
function movedTexts<Name extends string>(
  before: Record<Name, string>,
  after: Record<Name, string>,
): Partial<Record<Name, string>> {
  const moved: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(after) as Name[])
    if (before[name] !== after[name]) moved[name] = after[name];
  return moved;
}

const settingsOf = (waiting: Waiting | null): readonly Setting[] =>
  (waiting ?? []).flatMap(({ setting }) => (setting === null ? [] : [setting]));

/** What the rate becomes once the oldest change that waits for it is granted; undefined where none waits. */
export function wantedRate(waiting: Waiting | null): string | undefined {
  const setting = settingsOf(waiting).find(({ field }) => field === 'usdRate');
  return setting?.field === 'usdRate' ? formatUsdtRate(setting.after) : undefined;
}

/** What of the terms of a bonus becomes another once the oldest change that waits for it is granted. */
export function wantedBonus(
  waiting: Waiting | null,
  bonus: SiteSettings['bonusTerms'][number]['bonus'],
): Partial<ReturnType<typeof bonusTermTexts>> {
  const setting = settingsOf(waiting).find(
    (one) => one.field === 'bonusTerms' && one.after.bonus === bonus,
  );
  if (setting?.field !== 'bonusTerms') return {};
  return movedTexts(bonusTermTexts(setting.before), bonusTermTexts(setting.after));
}

/** What of the limits of a group becomes another once the oldest change that waits for it is granted. */
export function wantedLimits(
  waiting: Waiting | null,
  group: SiteSettings['levelLimits'][number]['group'],
): Partial<ReturnType<typeof limitTexts>> {
  const setting = settingsOf(waiting).find(
    (one) => one.field === 'levelLimits' && one.after.group === group,
  );
  if (setting?.field !== 'levelLimits') return {};
  return movedTexts(limitTexts(setting.before), limitTexts(setting.after));
}
