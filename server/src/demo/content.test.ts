import { expect, test } from 'vitest';
import { BONUS_TIERS } from '#rules/bonus.ts';
import { settingOf } from '../modules/sportsbook/limits.ts';
import { POPUPS } from './content.ts';

const tiers = [
  ['3', '1.03'],
  ['5', '1.05'],
  ['7', '1.08'],
  ['9', '1.10'],
];

test('the popup names the four tiers that the server pays, and no other', () => {
  const { contents = '' } = POPUPS.find(({ title }) => title.includes('보너스')) ?? {};
  const named = [...contents.matchAll(/(\d+)폴더 이상 (\d\.\d\d)배/g)];
  expect(named.map(([, folders, factor]) => [folders, factor])).toEqual(tiers);
  expect(contents).toContain('1.30배 이하');
});

test('the setting of a slip carries the same tiers', () => {
  const { bonusTiers, lowOddsLimit } = settingOf({
    id: 'mem_1',
    level: 1,
    currency: 'KRW',
    oddsPolicy: 'higher',
    accountId: 1,
    balance: 0,
    rate: 1,
    setLimits: null,
  });
  expect(bonusTiers).toEqual(BONUS_TIERS);
  expect(
    bonusTiers.map(({ folders, factor }) => [`${folders}`, (factor / 100).toFixed(2)]),
  ).toEqual(tiers);
  expect(lowOddsLimit).toBe(130);
});
