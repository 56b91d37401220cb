import { formatCount, formatPoint, formatUsdtRate, formatWon } from '@/shared/lib/format';
import { deskWords } from '../ui/messages';
import type { DeskRequest } from './request';

/** One value that a change of settings moves, in words. */
export interface SettingText {
  name: string;
  before: string;
  after: string;
}

const { settings } = deskWords;

type Setting = NonNullable<DeskRequest['setting']>;
type BonusTerms = Extract<Setting, { field: 'bonusTerms' }>['after'];

const percent = (basisPoints: number) => `${basisPoints / 100}%`;
const bonusTerms = {
  basisPoints: percent,
  capPoints: formatPoint,
  turnoverPercent: (value: number) => `${formatCount(value)}%`,
};

/** The terms of a bonus in words, by their names. */
export function bonusTermTexts(terms: Omit<BonusTerms, 'bonus'>) {
  const { basisPoints, capPoints, turnoverPercent } = bonusTerms;
  return {
    basisPoints: basisPoints(terms.basisPoints),
    capPoints: capPoints(terms.capPoints),
    turnoverPercent: turnoverPercent(terms.turnoverPercent),
  };
}

/** What of the terms of a bonus is not as before, in words. */
export function bonusChangeTexts(before: BonusTerms, after: BonusTerms): readonly SettingText[] {
  const [was, is] = [bonusTermTexts(before), bonusTermTexts(after)];
  return (Object.keys(bonusTerms) as (keyof typeof bonusTerms)[])
    .filter((name) => was[name] !== is[name])
    .map((name) => ({
      name: `${deskWords.bonuses[after.bonus]} ${settings[name]}`,
      before: was[name],
      after: is[name],
    }));
}

type LevelLimits = Extract<Setting, { field: 'levelLimits' }>['after'];
const limitNames = ['minStake', 'maxStake', 'maxPayout', 'withdrawalDay', 'fixturePicks'] as const;

/** The limits of a group in words, by their names. */
export function limitTexts(limits: Omit<LevelLimits, 'group'>) {
  const { minStake, maxStake, maxPayout, withdrawalDay, fixturePicks } = limits;
  return {
    minStake: formatWon(minStake),
    maxStake: formatWon(maxStake),
    maxPayout: formatWon(maxPayout),
    withdrawalDay: withdrawalDay === null ? settings.apart : formatWon(withdrawalDay),
    fixturePicks: fixturePicks === null ? settings.apart : `${formatCount(fixturePicks)}개`,
  };
}

/** What of the limits of a group is not as before, in words. */
export function limitChangeTexts(before: LevelLimits, after: LevelLimits): readonly SettingText[] {
  const [was, is] = [limitTexts(before), limitTexts(after)];
  return limitNames
    .filter((name) => was[name] !== is[name])
    .map((name) => ({
      name: `${deskWords.limitGroups[after.group]} ${settings[name]}`,
      before: was[name],
      after: is[name],
    }));
}

/** What a change of settings moves, in words; nothing that stays as it is. */
export function settingTexts(setting: Setting): readonly SettingText[] {
  if (setting.field === 'bonusTerms') return bonusChangeTexts(setting.before, setting.after);
  if (setting.field === 'levelLimits') return limitChangeTexts(setting.before, setting.after);
  const { before, after } = setting;
  return [
    {
      name: settings.usdRate,
      before: before === null ? settings.none : formatUsdtRate(before),
      after: formatUsdtRate(after),
    },
  ];
}
