import { describe, expect, it } from 'vitest';
import {
  DEFAULT_LIMITS,
  faultyLimit,
  type GroupLimits,
  LIMIT_GROUPS,
  type LimitGroup,
  limitsByGroup,
  limitsFor,
} from './limits.ts';

const withOwn = (group: LimitGroup, part: Partial<GroupLimits>) => ({
  ...DEFAULT_LIMITS,
  [group]: { ...DEFAULT_LIMITS[group], ...part },
});

describe('limits that admins set', () => {
  it('begin with some that can be set', () => {
    for (const group of LIMIT_GROUPS) expect(faultyLimit(group, DEFAULT_LIMITS)).toBeNull();
  });

  it.each<[LimitGroup, Partial<GroupLimits>, object | null]>([
    ['ordinary', { minStake: 1_000 }, null],
    ['ordinary', { minStake: 999 }, { name: 'minStake', why: 'bounds' }],
    ['ordinary', { minStake: 10_000.5 }, { name: 'minStake', why: 'bounds' }],
    ['ordinary', { maxStake: 100_000_001 }, { name: 'maxStake', why: 'bounds' }],
    ['vip', { maxPayout: 1_000_000_001 }, { name: 'maxPayout', why: 'bounds' }],
    ['vip', { withdrawalDay: null }, { name: 'withdrawalDay', why: 'bounds' }],
    ['inPlay', { withdrawalDay: 10_000_000 }, { name: 'withdrawalDay', why: 'bounds' }],
    ['inPlay', { minStake: 50_000, maxStake: 49_999 }, { name: 'maxStake', why: 'belowStake' }],
    ['inPlay', { minStake: 50_000, maxStake: 50_000 }, null],
    ['inPlay', { maxPayout: 2_999_999 }, { name: 'maxPayout', why: 'belowStake' }],
    ['ordinary', { maxStake: 10_000_001 }, { name: 'maxStake', why: 'levels' }],
    ['ordinary', { maxStake: 10_000_000 }, null],
    ['vip', { maxPayout: 14_999_999 }, { name: 'maxPayout', why: 'levels' }],
    ['vip', { withdrawalDay: 9_000_000 }, { name: 'withdrawalDay', why: 'levels' }],
    ['vip', { withdrawalDay: 10_000_000 }, null],
    ['european', { fixturePicks: 1 }, null],
    ['european', { fixturePicks: 0 }, { name: 'fixturePicks', why: 'bounds' }],
    ['europeanVip', { fixturePicks: 6 }, { name: 'fixturePicks', why: 'bounds' }],
    ['europeanVip', { fixturePicks: 4 }, { name: 'fixturePicks', why: 'levels' }],
    ['ordinary', { fixturePicks: 1 }, { name: 'fixturePicks', why: 'bounds' }],
    ['mini', { minStake: 1_000 }, null],
    ['mini', { minStake: 999 }, { name: 'minStake', why: 'bounds' }],
    ['mini', { withdrawalDay: 10_000_000 }, { name: 'withdrawalDay', why: 'bounds' }],
    ['virtual', { fixturePicks: 1 }, { name: 'fixturePicks', why: 'bounds' }],
    ['mini', { maxStake: 2_000_001 }, { name: 'maxStake', why: 'levels' }],
    ['miniVip', { maxPayout: 2_999_999 }, { name: 'maxPayout', why: 'levels' }],
    ['virtualVip', { maxStake: 999_999 }, { name: 'maxStake', why: 'levels' }],
    // Of each kind of rounds by itself.
    ['virtual', { maxStake: 2_000_000 }, null],
  ])('of %s with %j: %j', (group, part, fault) => {
    expect(faultyLimit(group, withOwn(group, part))).toEqual(fault);
  });

  it('leave an account in dollars a stake of a dollar, whatever the rate', () => {
    const limits = withOwn('ordinary', { minStake: 1_000, maxStake: 10_000 });
    const of = (rate: number) =>
      limitsFor({ level: 1, currency: 'USD', inPlay: false, rate }, limits);
    expect(of(13_800_000)).toMatchObject({ minStake: 100, maxStake: 700 });
    expect(of(100_000_000)).toMatchObject({ minStake: 100, maxStake: 100 });
  });

  it('are taken out of a list, the defaults where it names a group not', () => {
    const ordinary = { ...DEFAULT_LIMITS.ordinary, maxStake: 4_000_000 };
    expect(limitsByGroup([{ group: 'ordinary', ...ordinary }])).toEqual({
      ...DEFAULT_LIMITS,
      ordinary,
    });
    expect(limitsByGroup([])).toEqual(DEFAULT_LIMITS);
  });
});
