import type { ResultPreview } from './preview';

/** What a change would do: a bet that was won is lost, and 15,000 won cannot be taken back. */
export function makePreview(part: Partial<ResultPreview> = {}): ResultPreview {
  return {
    resultVersion: 4,
    members: 1,
    changed: 1,
    won: 0,
    lost: 1,
    refunded: 0,
    reopened: 0,
    undecided: 0,
    hasMore: false,
    money: [
      {
        currency: 'KRW',
        toMembers: 0,
        fromMembers: 3_500,
        gaining: 0,
        losing: 1,
        debt: 15_000,
        indebted: 1,
        debtMet: 0,
      },
    ],
    bets: [
      {
        betId: 'bet_1',
        memberId: 'mem_9',
        nickname: '동해물',
        currency: 'KRW',
        stake: 10_000,
        before: { status: 'settled', label: 2, payout: 18_500 },
        after: { status: 'settled', label: 1, payout: 0 },
        change: -3_500,
        debt: 15_000,
        debtMet: 0,
      },
    ],
    ...part,
  };
}
