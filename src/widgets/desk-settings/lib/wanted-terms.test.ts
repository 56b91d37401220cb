import { expect, it } from 'vitest';
import { makeBonusSetting, makeLimitSetting, makeSetting } from '@/entities/desk-request/testing';
import { makeSettings } from './sample-settings';
import { isOutdated, wantedBonus, wantedLimits, wantedRate } from './wanted-terms';

it('says that something else is set by now than when a change was requested', () => {
  const rate = makeSettings({ usdRate: 14_000_000 });
  const terms = makeSettings({ bonusTerms: [] });
  const [first, ...others] = makeSettings().levelLimits;
  const limits = makeSettings({
    levelLimits: first ? [{ ...first, maxStake: 6_000_000 }, ...others] : [],
  });
  const changes = [makeSetting(), makeBonusSetting(), makeLimitSetting()];
  const outdated = (shown = makeSettings()) =>
    changes.map(({ setting }) => setting && isOutdated(setting, shown));
  expect(outdated()).toEqual([false, false, false]);
  expect(outdated(rate)).toEqual([true, false, false]);
  expect(outdated(terms)).toEqual([false, true, false]);
  expect(outdated(limits)).toEqual([false, false, true]);
});

it('knows what waits to follow what is set, and nothing that stays', () => {
  const changes = [makeSetting(), makeBonusSetting(), makeLimitSetting()];
  expect(wantedRate(changes)).toBe('1,380.50원');
  expect(wantedBonus(changes, 'dayFirst')).toEqual({ basisPoints: '7%', turnoverPercent: '250%' });
  expect(wantedBonus(changes, 'every')).toEqual({});
  expect(wantedLimits(changes, 'ordinary')).toEqual({
    maxStake: '4,000,000원',
    maxPayout: '12,000,000원',
  });
  expect(wantedRate(null)).toBeUndefined();
});
