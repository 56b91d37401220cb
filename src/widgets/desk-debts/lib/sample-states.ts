import { makeDebt } from '@/entities/desk-debt/testing';
import { makeAdjustment } from '@/entities/desk-request/testing';
import { deskSamples } from '@/features/desk-list/testing';

const request = {
  requestId: 'req_1',
  amount: 315_000,
  reason: '정정 보상',
  by: '김운영',
  at: 1_795_253_460_000,
};

export const debts = [
  makeDebt(),
  makeDebt({
    id: 'bet_3-2',
    betId: 'bet_3',
    userId: 'donghae',
    nickname: '동해파도',
    memberId: 'mem_3',
    amount: 315_000,
    owed: 315_000,
    forgiving: { ...request, state: 'awaiting_second' },
  }),
  makeDebt({
    id: 'bet_6-2',
    betId: 'bet_6',
    userId: 'namsan',
    nickname: '남산타워',
    memberId: 'mem_6',
    amount: 315_000,
    owed: 315_000,
    balance: 400_000,
    collecting: { ...request, reason: '오지급 회수', state: 'awaiting_second' },
  }),
  makeDebt({
    id: 'bet_4-3',
    betId: 'bet_4',
    state: 'met',
    paid: 5_000,
    owed: 0,
    collected: 10_000,
    balance: 0,
    collecting: { ...request, amount: 10_000, reason: '오지급 회수', state: 'approved' },
    memberId: 'mem_4',
    nickname: '달빛사냥',
    userId: 'moonhunt',
  }),
  makeDebt({
    id: 'bet_5-2',
    betId: 'bet_5',
    state: 'forgiven',
    paid: 5_000,
    forgiven: 10_000,
    memberId: 'mem_5',
    nickname: '코인러',
    userId: 'coin01',
    currency: 'USD',
    owed: 0,
    forgiving: { ...request, amount: 10_000, state: 'approved' },
  }),
];

/** What staff sees, and what was sent. */
export const { sent, scopeOf } = deskSamples((keep) => {
  const decide = keep({ status: 201, body: makeAdjustment({ state: 'approved' }) });
  return {
    'GET /desk/debt': ({ path }) => ({
      body: {
        data: debts.filter(
          ({ state, memberId }) =>
            (!path.includes('state=') || path.includes(`state=${state}`)) &&
            (!path.includes('memberId=') || path.includes(`memberId=${memberId}`)),
        ),
        nextCursor: null,
        counts: { open: 3, met: 1, forgiven: 1, owedWon: 645_000, owedCents: 0 },
      },
    }),
    'POST /admin/debt/bet_2n7v4x9t-2/forgive': decide,
    'POST /admin/debt/bet_2n7v4x9t-2/collect': decide,
  };
});
