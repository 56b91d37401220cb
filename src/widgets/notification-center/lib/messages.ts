import type { Dto } from '#contract/types.gen.ts';
import { requestMessages } from '@/entities/money-request';

const { kinds, states } = requestMessages;

/** The outcome of a request, for the states that are notified. */
export type Outcome =
  | 'done'
  | 'rejected'
  | 'expired'
  | 'reversed'
  | 'failed'
  | 'partial'
  | 'late'
  | 'moved';

const requestKinds: Record<Dto<'RequestNews'>['request'], string> = {
  ...kinds,
  tetherDeposit: '테더충전',
  settlement: '정산',
};

const outcomes: Record<Outcome, string> = {
  done: states.approved,
  rejected: states.rejected,
  expired: states.expired,
  reversed: states.reversed,
  failed: states.failed,
  partial: '부분 입금',
  late: '확인중',
  moved: '안내',
};

const done: Record<Dto<'RequestNews'>['request'], string> = {
  deposit: ' 충전이 완료되었습니다.',
  withdrawal: ' 환전이 완료되었습니다.',
  tetherDeposit: ' 테더충전이 완료되었습니다.',
  settlement: ' 정산금이 지급되었습니다.',
};

const otherwise: Record<Exclude<Outcome, 'done'>, string> = {
  rejected: ' 신청이 거절되었습니다.',
  expired: ' 신청의 입금 시간이 지났습니다.',
  reversed: ' 충전이 회수되었습니다.',
  failed: ' 환전이 반송되어 보유머니로 돌려드렸습니다.',
  partial: ' 신청에 일부만 입금되었습니다.',
  late: ' 신청의 입금이 늦어 담당자가 확인하고 있습니다.',
  moved: ' 신청의 상태가 바뀌었습니다.',
};

/** What follows the amount of a request. */
function requestText(request: Dto<'RequestNews'>['request'], outcome: Outcome): string {
  if (outcome === 'done') return done[request];
  // Its amount was held.
  if (request === 'withdrawal' && outcome === 'rejected')
    return ' 신청이 거절되어 보유머니로 돌려드렸습니다.';
  return otherwise[outcome];
}

export const messages = {
  requestTitle: (request: Dto<'RequestNews'>['request'], outcome: Outcome) =>
    `${requestKinds[request]} ${outcomes[outcome]}`,
  requestText,
  bonus: (points: string) => `보너스 ${points}는 롤링 조건을 충족하면 지급됩니다.`,
  reason: (reason: string) => `사유: ${reason}`,
  settled: '베팅 정산',
  bet: (folders: string, odds: string) => `${folders} ${odds}배`,
  won: ' 당첨',
  stake: (bet: string, stake: string) => `${bet} · 베팅금액 ${stake}`,
  refund: (bet: string) => `${bet} · 환급금 `,
  received: (bet: string) => `${bet} · 받은 금액 `,
  before: (bet: string) => `${bet} · `,
  benefit: '혜택',
  pointsGiven: '가 지급되었습니다.',
  moneyGiven: (particle: string) => `${particle} 지급되었습니다.`,
  pointsTaken: '가 회수되었습니다.',
  moneyTaken: (particle: string) => `${particle} 회수되었습니다.`,
  letter: '쪽지',
  toMember: '회원정보 확인',
  toRequests: '신청 내역',
  toBet: '베팅내역',
  toPoints: '포인트',
  toStatement: '거래내역',
  toLetter: '쪽지 읽기',
} as const;
