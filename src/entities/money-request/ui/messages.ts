import type { MoneyRefusal } from '@/shared/api';
import { limitText, stopText, timeLimitText } from '@/shared/copy';
import {
  type Currency,
  formatCount,
  formatMoney,
  formatPoint,
  formatTime,
} from '@/shared/lib/format';
import { moneyWith } from '@/shared/lib/particle';
import type { MoneyRequestKind, MoneyRequestState } from '../lib/request';
import { MAX_WITHDRAW_TRIES } from '../lib/rules';
import type { HeldBonus } from '../lib/turnover';

const states: Record<MoneyRequestState, string> = {
  requested: '신청',
  checking: '확인중',
  awaiting_second: '확인중',
  approved: '완료',
  paid: '완료',
  rejected: '거절',
  cancelled: '취소',
  expired: '만료',
  reversed: '회수',
  failed: '반송',
};

const kinds: Record<MoneyRequestKind, string> = { deposit: '충전', withdrawal: '환전' };

/** What staff has decided; null for what the member did, or let pass. */
const decisions: Partial<Record<MoneyRequestState, (kind: MoneyRequestKind) => string>> = {
  approved: (kind) => `${kinds[kind]}이 완료되었습니다.`,
  paid: (kind) => `${kinds[kind]}이 완료되었습니다.`,
  rejected: (kind) => `${kinds[kind]}신청이 거절되었습니다.`,
  reversed: (kind) => `${kinds[kind]}이 회수되었습니다.`,
  failed: (kind) => `${kinds[kind]}이 반송되어 보유머니로 돌려드렸습니다.`,
};

/** What there is to wait for. */
const waits: Record<MoneyRequestKind, string> = {
  deposit: '충전을 신청하신 지 얼마 되지 않았습니다.',
  withdrawal: '충전이나 환전을 하신 지 얼마 되지 않았습니다.',
};

function refusal(
  { code, limit = 0, until = 0, rest = 0, period }: MoneyRefusal,
  kind: MoneyRequestKind,
  currency: Currency,
): string {
  const money = (minor: number) => formatMoney(minor, currency);
  switch (code) {
    case 'BLOCKED':
      return '충전과 환전 이용이 제한된 계정입니다. 고객센터로 문의해주세요.';
    case 'AMOUNT_TOO_SMALL':
      return `최소 ${kinds[kind]}금액은 ${money(limit)}입니다.`;
    case 'AMOUNT_TOO_LARGE':
      return `최대 ${kinds[kind]}금액은 ${money(limit)}입니다.`;
    case 'AMOUNT_UNIT':
      return `${money(limit)} 단위로 신청해주세요.`;
    case 'OPEN_DEPOSIT':
      return limit > 0
        ? `환율이 적용 중인 테더충전은 ${limit}건까지 신청하실 수 있습니다.`
        : '처리 중인 충전신청이 있습니다.';
    case 'OPEN_WITHDRAWAL':
      return '처리 중인 환전신청이 있습니다.';
    case 'WAIT':
      return `${waits[kind]} ${formatTime(until)} 이후에 다시 신청해주세요.`;
    case 'BONUS_NOT_AVAILABLE':
      return '지금은 받을 수 없는 보너스입니다. 다른 보너스를 선택해주세요.';
    case 'NO_BANK_ACCOUNT':
      return '등록된 환전 계좌가 없습니다. 고객센터로 문의해주세요.';
    case 'INSUFFICIENT_FUNDS':
      return '보유머니가 부족합니다.';
    case 'TURNOVER':
      return `롤링 조건을 충족하지 못했습니다. (남은 금액 ${money(rest)})`;
    case 'DAILY_LIMIT':
      return `하루 환전 한도는 ${money(limit)}이며, 오늘은 ${money(rest)}까지 신청하실 수 있습니다.`;
    case 'WRONG_WITHDRAW_PASSWORD':
      return `환전 비밀번호가 일치하지 않습니다. (${MAX_WITHDRAW_TRIES - rest}/${MAX_WITHDRAW_TRIES})`;
    case 'WITHDRAWAL_LOCKED':
      return '환전이 잠겼습니다. 고객센터로 문의해주세요.';
    case 'SELF_EXCLUDED':
      return stopText('exclusion', until);
    case 'ON_BREAK':
      return stopText('break', until);
    case 'OWN_DEPOSIT_LIMIT':
      return limitText({ what: '충전', period, limit: money(limit), left: money(rest), until });
    case 'OWN_SESSION_LIMIT':
      return timeLimitText(period, limit, until);
    case 'TETHER_MAINTENANCE':
      return '현재 테더 입출금은 점검 중입니다. 점검이 끝난 뒤 다시 시도해주세요.';
    case 'NO_WALLET':
      return '테더 지갑을 먼저 등록해주세요.';
    case 'INSECURE_URL':
      return '안전하지 않은 입금 주소입니다. 입금 주소를 다시 받아주세요.';
  }
}

export const messages = {
  states,
  kinds,
  refusal,
  open: '진행 중인 신청',
  form: '새 신청',
  timeline: '진행 상태',
  checking: '확인중',
  done: '완료',
  reason: (reason: string) => `사유: ${reason}`,
  decided: (kind: MoneyRequestKind, state: MoneyRequestState): string | null =>
    decisions[state]?.(kind) ?? null,
  decidedNote: (amount: string, at: string) => `${amount} · ${at}`,
  bonus: (points: string) => `보너스 ${points}`,
  title: (kind: MoneyRequestKind) => `${kinds[kind]}신청`,
  amountMissing: '금액을 입력해주세요.',
  submit: (kind: MoneyRequestKind) => `${kinds[kind]} 신청`,
  submitAmount: (amount: string, kind: MoneyRequestKind) => `${amount} ${kinds[kind]} 신청`,
  requested: (kind: MoneyRequestKind) => `${kinds[kind]}신청이 접수되었습니다.`,
  sendFailed: '신청 결과를 확인하지 못했습니다. 다시 누르셔도 한 번만 접수됩니다.',
  cancel: '신청 취소',
  cancelNot: '유지하기',
  cancelled: (kind: MoneyRequestKind) => `${kinds[kind]}신청이 취소되었습니다.`,
  cancelFailed: '이미 처리 중인 신청은 취소하실 수 없습니다.',
  quick: '빠른 금액',
  quickAmount: (minor: number, currency: Currency) =>
    currency === 'USD' ? `$${formatCount(minor / 100)}` : `${minor / 10_000}만`,
  correct: '정정',
  wholeWon: '1원 단위로 입력해주세요.',
  wholeDollars: '1달러 단위로 입력해주세요.',
  amount: (kind: MoneyRequestKind) => `${kinds[kind]} 금액`,
  unit: { KRW: '원', USD: '$' },
  history: (kind: MoneyRequestKind) => `${kinds[kind]} 내역`,
  historyEmpty: (kind: MoneyRequestKind) => `${kinds[kind]} 내역이 없습니다.`,
  historyEmptyText: '신청하신 내역이 여기에 표시됩니다.',
  historyFailed: '내역을 불러오지 못했습니다.',
  turnover: '롤링 조건',
  turnoverDone: (done: string, required: string) => `${done} / ${required}`,
  turnoverRest: (rest: string) => `남은 금액 ${rest}`,
  turnoverMet: '롤링 조건을 모두 충족했습니다.',
  turnoverNone: '남은 롤링 조건이 없습니다.',
  held: '보류 포인트',
  heldNote: (done: string, required: string) => `롤링 ${done} / ${required} 완료 시 지급`,
  giveUp: '보너스 포기',
  giveUpNot: '유지하기',
  giveUpConfirm: ({ points, required, requiredWithout }: HeldBonus, currency: Currency) =>
    `보류 포인트 ${formatPoint(points)}가 소멸되며 다시 받으실 수 없습니다. 이 충전의 롤링 조건은 ${formatMoney(required, currency)}에서 ${moneyWith(requiredWithout, currency, '으로/로')} 낮아집니다.`,
  givenUp: '보너스를 포기하셨습니다.',
  giveUpLate: '이미 지급되었거나 소멸된 보너스입니다.',
  accountRequested: '계좌문의가 접수되었습니다. 쪽지로 안내해드립니다.',
} as const;
