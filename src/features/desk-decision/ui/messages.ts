import { type DeskRequest, deskWords } from '@/entities/desk-request';
import { formatMoney } from '@/shared/lib/format';

type Grant = 'approve' | 'pay' | 'second';
type Refuse = 'reject' | 'reverse' | 'fail';

const refusals: Record<Refuse, string> = { reject: '거절', reverse: '회수', fail: '반송' };

/** Who and how much, in one line. */
function nameOf({ kind, nickname, userId, money }: DeskRequest): string {
  const amount = money ? ` ${formatMoney(money.amount, money.currency)}` : '';
  return `${nickname}(${userId}) 회원의 ${deskWords.kinds[kind]}${amount}`;
}

function grantLabel(event: Grant, request: DeskRequest): string {
  if (event === 'second') return '2차 승인';
  if (request.money?.takesTwo) return '1차 승인';
  return event === 'pay' ? '지급 완료' : '승인';
}

export const messages = {
  grantLabel,
  refuseLabel: (event: Refuse) => refusals[event],
  grantTitle: (event: Grant, request: DeskRequest) => grantLabel(event, request),
  grantText: (event: Grant, request: DeskRequest) =>
    event !== 'second' && request.money?.takesTwo
      ? `${nameOf(request)}을 1차 승인합니다.\n다른 담당자가 2차 승인해야 완료됩니다.`
      : `${nameOf(request)}을 ${event === 'pay' ? '지급 완료로 처리' : '승인'}합니다.`,
  refuseText: (event: Refuse, request: DeskRequest, reason: string) =>
    `${nameOf(request)}을 ${refusals[event]}합니다.\n사유: ${reason}`,
  take: '담당하기',
  release: '담당 해제',
  reason: '사유',
  reasonHint: '거절할 때 필수이며 회원에게 표시됩니다.',
  reasonMissing: '사유를 선택하거나 입력해주세요.',
  reasons: {
    signup: ['정보 불일치', '중복 가입', '연락 불가'],
    deposit: ['입금 미확인', '금액 불일치', '입금자명 불일치', '중복 신청'],
    withdrawal: ['계좌 정보 오류', '예금주 불일치', '롤링 확인 필요'],
    tetherDeposit: ['입금자 확인 불가', '중복 입금', '수동 반환 예정'],
    settlement: ['실적 확인 필요', '중복 신청'],
    adjustment: ['금액 오류', '대상 오류', '사유 확인 필요'],
    setting: ['값 오류', '사유 확인 필요'],
  },
  done: (state: string) => `${state} 처리했습니다.`,
  taken: '담당으로 지정했습니다.',
  released: '담당을 해제했습니다.',
  waitsForSecond: '1차 승인했습니다. 다른 담당자의 2차 승인을 기다립니다.',
  locked: (name: string) =>
    `${name} 님이 담당 중입니다. 해제되거나 10분이 지나면 처리할 수 있습니다.`,
  lockedMeanwhile: '다른 담당자가 먼저 담당했습니다. 최신 상태로 바꾸었습니다.',
  samePerson: '1차 승인한 담당자는 2차 승인할 수 없습니다. 다른 담당자가 승인해야 합니다.',
  moved: '이미 처리된 신청입니다. 최신 상태로 바꾸었습니다.',
  failed: '처리하지 못했습니다. 다시 시도해주세요.',
  someone: '다른 담당자',
  takeFirst: '은행에서 보내기 전에 먼저 담당해주세요.',
} as const;
