import type { BonusOffer, DepositTerms } from '../api';

const bonus = (part: Partial<BonusOffer>): BonusOffer => ({
  kind: 'none',
  basisPoints: 0,
  capPoints: 0,
  turnoverPercent: 100,
  turnsBonus: false,
  obstacle: null,
  ...part,
});

const every = bonus({ kind: 'every', basisPoints: 300, capPoints: 50_000, turnoverPercent: 200 });

/** Of a won account that has deposited today. */
export function makeDepositTerms(part: Partial<DepositTerms> = {}): DepositTerms {
  return {
    currency: 'KRW',
    amounts: { min: 10_000, max: 100_000_000, unit: 10_000 },
    rate: null,
    depositorName: '김한판',
    bonuses: [
      { ...every, kind: 'dayFirst', basisPoints: 500, obstacle: 'DEPOSITED_TODAY' },
      every,
      bonus({}),
    ],
    turnover: { required: 200_000, done: 164_000, rest: 36_000, held: [] },
    refusals: [],
    open: null,
    ...part,
  };
}

export function makeCoinTerms(part: Partial<DepositTerms> = {}): DepositTerms {
  const coin = bonus({ kind: 'coin', basisPoints: 500, capPoints: 100_000, turnoverPercent: 200 });
  return makeDepositTerms({
    currency: 'USD',
    amounts: { min: 1_000, max: 10_000_000, unit: 100 },
    rate: 13_800_000,
    depositorName: null,
    bonuses: [coin, bonus({})],
    turnover: { required: 0, done: 0, rest: 0, held: [] },
    ...part,
  });
}
