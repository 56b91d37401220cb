import type { MoneyRefusal } from '@/shared/api';
import { formatCount, formatMoney, formatTime, formatUsdt } from '@/shared/lib/format';
import { CENTS, type TetherPayment, type TetherPaymentState } from '../lib/payment';

const states: Record<TetherPaymentState, string> = {
  waiting: '입금 대기',
  confirming: '확인중',
  partial: '부분 입금',
  late: '늦은 입금 확인중',
  reviewing: '담당자 확인중',
  awaiting_second: '담당자 확인중',
  credited: '완료',
  expired: '만료',
  rejected: '거절',
};

const over = '완료 · 초과분 포함';
const blocksOf = ({ confirmations, neededConfirmations }: TetherPayment) =>
  `${Math.min(confirmations, neededConfirmations)}/${neededConfirmations}`;

const usdt = (cents: number) => `${formatCount(Math.floor(cents / CENTS))} USDT`;

/** What is wrong with the amount, and what to do. */
function amountFault({ code, limit: cents = 0 }: MoneyRefusal): string {
  const limit = usdt(cents);
  if (code === 'AMOUNT_TOO_SMALL') return `최소 충전금액은 ${limit}입니다.`;
  if (code === 'AMOUNT_TOO_LARGE') return `최대 충전금액은 ${limit}입니다.`;
  return `${limit} 단위로 신청해주세요.`;
}

const credit = ({ credit: minor, currency }: TetherPayment) => formatMoney(minor, currency);

/** The state of a payment, in a word or two. */
function stateOf(payment: TetherPayment): string {
  const { state, paidMicro, amountMicro } = payment;
  if (state === 'confirming') return `${states.confirming} ${blocksOf(payment)}`;
  return state === 'credited' && paidMicro > amountMicro ? over : states[state];
}

export const messages = {
  states,
  stateOf,
  amountMissing: '금액을 입력해주세요.',
  amountFault,
  usdt,
  unit: 'USDT',
  micro: (micro: number, least?: number) => `${formatUsdt(micro, least)} USDT`,
  network: '네트워크',
  networkName: 'TRC-20',
  networkChain: '트론 · TRON',
  networkFixed: '고정됨',
  networkTime: '보통 1~3분',
  networksNot: ['ERC-20', 'BEP-20'],
  networkNot: '지원하지 않음',
  amount: '금액',
  amountField: '충전 금액',
  amountWhole: '1 USDT 단위로 입력해주세요.',
  worth: (money: string) => `= ${money}`,
  rate: '적용 환율',
  rateOf: (won: string) => `1 USDT = ${won}`,
  rateNote: '환율은 입금 주소를 받을 때 정해지고 60분 동안 그대로 적용됩니다.',
  kept: (at: number) => `${formatTime(at)}까지`,
  left: '남음',
  leftLabel: '환율 적용 남은 시간',
  keptNote: '이 시간까지 들어온 금액은 모두 이 환율로 계산합니다.',
  submit: '입금 주소 받기',
  submitAmount: (amount: string) => `${amount} 입금 주소 받기`,
  confirmTitle: '테더충전',
  confirm: ({ amount, worth }: { amount: string; worth: string }) =>
    `${amount}(약 ${worth})의 입금 주소를 발급받으시겠습니까?\nTRC-20 네트워크로만 보내주세요. 다른 네트워크로 보낸 코인은 되찾을 수 없습니다.`,
  confirmOk: '발급받기',
  confirmCancel: '취소',
  registered: '입금 주소가 발급되었습니다.',
  sendFailed: '신청 결과를 확인하지 못했습니다. 다시 누르셔도 한 번만 접수됩니다.',
  nameFailed: '입금 주소를 받지 못했습니다. 다시 시도해주세요.',
  another: '새로 충전하기',
  close: '닫기',
  address: '입금 주소',
  addressOf: 'TRC-20 USDT 주소',
  addressLater: '금액을 정하시면 입금 주소를 알려드립니다.',
  qr: '입금 주소 QR 코드',
  saveQr: 'QR 저장',
  qrNotSaved: 'QR 코드를 저장하지 못했습니다. 주소를 복사해 사용해주세요.',
  demoChain: '데모 체인 · 실제 코인 입금 불가',
  copyAddress: '주소 복사',
  copyAmount: '금액 복사',
  addressCopied: '입금 주소가 복사되었습니다.',
  amountCopied: '보낼 금액이 복사되었습니다.',
  copyFailed: (text: string) => `복사하지 못했습니다. 직접 복사해주세요: ${text}`,
  pay: '결제 페이지 열기',
  payHint: '모의 결제 페이지가 새 창에서 열립니다.',
  wrongNetwork: '다른 네트워크나 다른 코인으로 보내면 되찾을 수 없습니다.',
  progress: '진행 상태',
  issued: '주소 발급',
  showAddress: '입금 주소 보기',
  until: (amount: string, at: number) => `${amount} · ${formatTime(at)}까지`,
  seen: '입금 감지',
  txId: (id: string) => `TXID ${id.slice(0, 6)}…${id.slice(-6)}`,
  blocks: '확인',
  blocksOf,
  blocksLabel: (count: string) => `블록 확인 ${count}`,
  blocksLeft: (seconds: number) => `약 ${seconds}초 남음`,
  blocksNote: (needed: number) => `트론 블록이 ${needed}번 쌓이면 입금이 확정됩니다.`,
  staff: '담당자 확인',
  staffNote: {
    late: '적용 시간이 지난 뒤 들어온 금액이라 담당자가 확인합니다.',
    reviewing: '큰 금액이라 담당자가 확인한 뒤 충전됩니다.',
    awaiting_second: '큰 금액이라 담당자 두 명이 확인한 뒤 충전됩니다.',
  },
  choice: '선택 대기',
  done: '완료',
  doneNote: '확정되면 보유머니에 바로 더해집니다.',
  paid: '받은 금액',
  expected: '충전 예정',
  partTitle: '부분 입금 · 선택 필요',
  partShare: '받은 금액의 비율',
  short: (amount: string) => `${amount} 부족`,
  partInTime: (at: number) =>
    `${formatTime(at)}까지 같은 주소로 부족분을 보내시면 처음 신청하신 금액대로 충전됩니다.`,
  partTooLate: '환율 적용 시간이 지나 부족분은 새로 신청해야 합니다.',
  partTaken: (at: number) => `고르지 않으시면 ${formatTime(at)}에 받은 만큼 자동으로 충전됩니다.`,
  partDust: '받은 금액이 1센트보다 적어 이대로는 충전되지 않습니다.',
  take: (payment: TetherPayment) => `받은 만큼 충전 · ${credit(payment)}`,
  taken: (payment: TetherPayment) =>
    payment.state === 'credited'
      ? `${credit(payment)} 충전되었습니다.`
      : '담당자가 확인한 뒤 충전됩니다.',
  under: '진행 중인 입금',
  keepsOn: '이 화면을 닫아도 처리는 계속됩니다.',
  history: '테더충전 내역',
  historyFailed: '내역을 불러오지 못했습니다.',
  historyEmpty: '테더충전 내역이 없습니다.',
  historyEmptyText: '신청하신 내역이 여기에 표시됩니다.',
  reason: (reason: string) => `사유: ${reason}`,
  requested: (amount: string) => `신청 ${amount}`,
} as const;
