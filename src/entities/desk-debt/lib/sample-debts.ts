import type { DeskDebt } from './debt';

/** 21 November 2026, 18:31 in Seoul. */
const at = 1_795_253_460_000;
const hour = 3_600_000;

const leg: DeskDebt['bet']['leg'] = {
  kind: 'fixture_selection',
  selectionId: 's7k3m2qa.1._.1',
  fixtureId: 's7k3m2qa',
  sport: 'football',
  leagueName: '잉글랜드 프리미어리그',
  home: '아스널',
  away: '브라이턴',
  startsAt: at - 4 * hour,
  typeId: 1,
  outcome: '1',
  line: null,
  offerScore: null,
  inPlay: false,
  odds: 185,
  result: 1,
  fixtureStatus: 3,
  clock: null,
  decidedBy: { home: 0, away: 1 },
  score: { home: 0, away: 1 },
};

/** A debt of 15,000 won of which nothing is paid. */
export function makeDebt(part: Partial<DeskDebt> = {}): DeskDebt {
  return {
    id: 'bet_2n7v4x9t-2',
    betId: 'bet_2n7v4x9t',
    memberId: 'mem_9',
    userId: 'hangang77',
    nickname: '한강바람',
    currency: 'KRW',
    amount: 15_000,
    paid: 0,
    forgiven: 0,
    collected: 0,
    owed: 15_000,
    balance: 120_000,
    state: 'open',
    at,
    bet: {
      placedAt: at - 5 * hour,
      stake: 10_000,
      payout: 0,
      label: 1,
      folders: 1,
      totalOdds: 185,
      leg,
    },
    forgiving: null,
    collecting: null,
    ...part,
  };
}
