import { expect, it } from 'vitest';
import { makeBonusSetting, makeLimitSetting, makeSetting } from '../testing';
import { settingTexts } from './setting-text';

it('says a rate before and after', () => {
  const { setting } = makeSetting();
  expect(setting && settingTexts(setting)).toEqual([
    { name: '달러 환율', before: '1,380.00원', after: '1,380.50원' },
  ]);
});

it('says of a bonus what is not as before', () => {
  const { setting } = makeBonusSetting();
  expect(setting && settingTexts(setting)).toEqual([
    { name: '첫충 지급률', before: '5%', after: '7%' },
    { name: '첫충 롤링', before: '200%', after: '250%' },
  ]);
});

it('says of the limits of a group what is not as before', () => {
  const { setting } = makeLimitSetting();
  expect(setting && settingTexts(setting)).toEqual([
    { name: '일반 회원 최대 베팅', before: '5,000,000원', after: '4,000,000원' },
    { name: '일반 회원 최대 당첨', before: '15,000,000원', after: '12,000,000원' },
  ]);
});
