import {
  correctedText,
  type DeskKind,
  type DeskRequest,
  deskWords,
  settingTexts,
} from '@/entities/desk-request';
import { moneyWith } from '@/shared/lib/particle';

type Grant = 'approve' | 'pay' | 'second';
/** How a request is refused, or what was granted taken back. */
export type Refusal = 'reject' | 'reverse' | 'fail';

const refusals: Record<Refusal, string> = { reject: '거절', reverse: '회수', fail: '반송' };

const rejectReasons: Record<DeskKind, readonly string[]> = {
  signup: ['정보 불일치', '중복 가입', '연락 불가'],
  deposit: ['입금 미확인', '금액 불일치', '입금자명 불일치', '중복 신청'],
  withdrawal: ['계좌 정보 오류', '예금주 불일치', '롤링 확인 필요'],
  tetherDeposit: ['입금자 확인 불가', '중복 입금', '수동 반환 예정'],
  settlement: ['실적 확인 필요', '중복 신청'],
  adjustment: ['금액 오류', '대상 오류', '사유 확인 필요'],
  setting: ['값 오류', '사유 확인 필요'],
  couponIssue: ['금액 오류', '대상 오류', '사유 확인 필요'],
};

/** Why what was granted is undone: money that never came, or came back. */
const undoReasons: Record<Exclude<Refusal, 'reject'>, readonly string[]> = {
  reverse: ['입금 미확인', '금액 불일치', '중복 승인'],
  fail: ['계좌 정보 오류', '예금주 불일치', '은행에서 반송'],
};

/** The same of coins, which no bank sends. */
const coinReasons = {
  reject: ['지갑 주소 확인 필요', '롤링 확인 필요', '본인 확인 필요'],
  fail: ['지갑 주소 오류', '전송 실패', '코인 반송'],
};

const isOfCoins = ({ kind, money }: DeskRequest) => kind === 'withdrawal' && Boolean(money?.tether);
/** Staff asks for these; no member hears of them. */
const isOfStaff = ({ adjustment, setting, coupon }: DeskRequest) =>
  Boolean(adjustment ?? setting ?? coupon);

function reasonsOf(event: Refusal, request: DeskRequest): readonly string[] {
  if (isOfCoins(request) && event !== 'reverse') return coinReasons[event];
  return event === 'reject' ? rejectReasons[request.kind] : undoReasons[event];
}

/** Who and how much, as what something is done to. */
function objectOf({ kind, nickname, userId, money, setting, adjustment }: DeskRequest): string {
  if (setting !== null) {
    const changes = settingTexts(setting).map((one) => `${one.name} ${one.before} → ${one.after}`);
    return `${nickname}(${userId}) 관리자의 설정 변경(${changes.join(', ')})을`;
  }
  const what = `${nickname}(${userId}) 회원의 ${deskWords.kinds[kind]}`;
  if (adjustment)
    return `${what}(${deskWords.accounts[adjustment.account]} ${correctedText(adjustment)})을`;
  return money ? `${what} ${moneyWith(money.amount, money.currency, '을/를')}` : `${what}을`;
}

/** What is sent where by hand: the last look before it is said to be done. */
function sentText({ money }: DeskRequest): string {
  const bank = money?.bank;
  if (bank) return `\n${bank.bankName} ${bank.accountNumber} ${bank.holder}`;
  const tether = money?.tether;
  return tether ? `\n${(tether.sentMicro / 1e6).toFixed(6)} USDT · ${tether.address}` : '';
}

function grantLabel(event: Grant, request: DeskRequest): string {
  if (event === 'second') return '2차 승인';
  if (request.money?.takesTwo) return '1차 승인';
  return event === 'pay' ? '지급 완료' : '승인';
}

export const messages = {
  grantLabel,
  refuseLabel: (event: Refusal) => refusals[event],
  grantText: (event: Grant, request: DeskRequest) =>
    event !== 'second' && request.money?.takesTwo
      ? `${objectOf(request)} 1차 승인합니다.\n다른 담당자가 2차 승인해야 완료됩니다.`
      : `${objectOf(request)} ${event === 'pay' ? '지급 완료로 처리' : '승인'}합니다.${event === 'pay' ? sentText(request) : ''}`,
  refuseText: (event: Refusal, request: DeskRequest, reason: string) =>
    `${objectOf(request)} ${refusals[event]}합니다.\n사유: ${reason}`,
  takeBack: '거두기',
  takeBackText: (request: DeskRequest) => `${objectOf(request)} 거둡니다.`,
  takenBack: '올린 변경을 거두었습니다.',
  /** What the record says of a change that its own admin took back. */
  takenBackReason: '직접 거둠',
  take: '담당하기',
  release: '담당 해제',
  reason: '사유',
  reasonHint: (event: Refusal, request: DeskRequest) =>
    `${refusals[event]}할 때 필수이며 ${isOfStaff(request) ? '처리 기록에 남습니다' : '회원에게 표시됩니다'}.`,
  reasonMissing: '사유를 선택하거나 입력해주세요.',
  reasonsOf,
  done: (state: string) => `${state} 처리했습니다.`,
  taken: '담당으로 지정했습니다.',
  released: '담당을 해제했습니다.',
  waitsForSecond: '1차 승인했습니다. 다른 담당자의 2차 승인을 기다립니다.',
  locked: (name: string) =>
    `${name} 님이 담당 중입니다. 해제되거나 10분이 지나면 처리할 수 있습니다.`,
  lockedMeanwhile: '다른 담당자가 먼저 담당했습니다. 최신 상태로 바꾸었습니다.',
  samePerson: '1차 승인한 담당자는 2차 승인할 수 없습니다. 다른 담당자가 승인해야 합니다.',
  moved: '이미 처리된 신청입니다. 최신 상태로 바꾸었습니다.',
  settingMoved:
    '이미 처리되었거나, 요청한 뒤에 현재 값이 바뀌었습니다. 현재 값을 확인하고 다시 요청해주세요.',
  failed: '처리하지 못했습니다. 다시 시도해주세요.',
  someone: '다른 담당자',
  takeFirst: (request: DeskRequest) =>
    `${isOfCoins(request) ? '코인을' : '은행에서'} 보내기 전에 먼저 담당해주세요.`,
} as const;
