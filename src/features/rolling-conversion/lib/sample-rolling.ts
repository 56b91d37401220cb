import type { Rolling, RollingConversion } from '../api';

/** Of a won account with an agent. */
export function makeRolling(part: Partial<Rolling> = {}): Rolling {
  const agent = (basisPoints: number) => ({ nickname: '총판', basisPoints });
  return {
    currency: 'KRW',
    balances: { casino: 10_000, slot: 6_000, mini: 8_400, total: 24_400 },
    earned: { casino: 50_000, slot: 6_000, mini: 8_400, total: 64_400 },
    agency: null,
    rates: [
      { category: 'casino', basisPoints: 80, agent: agent(100) },
      { category: 'slot', basisPoints: 200, agent: agent(220) },
      { category: 'mini', basisPoints: 100, agent: null },
    ],
    min: 1_000,
    refusals: [],
    ...part,
  };
}

/** Of somebody with whom twelve have signed up. */
export function makeAgency(): NonNullable<Rolling['agency']> {
  return { members: 12, earned: { casino: 30_000, slot: 0, mini: 3_100, total: 33_100 } };
}

/** Of all of it. */
export function makeConversion(part: Partial<RollingConversion> = {}): RollingConversion {
  return {
    id: 'rol_1',
    amount: 24_400,
    currency: 'KRW',
    before: makeRolling().balances,
    after: { casino: 0, slot: 0, mini: 0, total: 0 },
    at: 1_795_253_460_000,
    ...part,
  };
}
