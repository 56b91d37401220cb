import type { DeskDebt } from '@/entities/desk-debt';
import { formatMoney } from '@/shared/lib/format';
import { moneyWith } from '@/shared/lib/particle';

/** Words of the desk's debts. */
export const messages = {
  title: '미수',
  note: '결과를 정정할 때 잔액이 모자라 회수하지 못한 금액입니다 · 최근순',
  list: '미수 목록',
  failed: '미수 목록을 불러오지 못했습니다.',
  none: '미수가 없습니다.',
  search: '회원·베팅번호 검색',
  stateFilter: '미수 상태',
  owedInAll: '받지 못한 금액',
  everybody: '전체 회원 보기',
  columns: {
    member: '회원',
    bet: '베팅',
    amount: '발생 금액',
    owed: '남은 금액',
    state: '상태',
    at: '발생',
  },
  panel: '미수 상세',
  betNumber: '베팅번호',
  placedAt: '베팅 시각',
  stake: '베팅금액',
  payout: '현재 당첨금',
  paid: '적중금에서 차감한 금액',
  forgivenAmount: '탕감한 금액',
  collectedAmount: '회수한 금액',
  balance: '보유머니',
  collectedBy: '회수한 관리자',
  collectRequestedBy: '회수를 요청한 관리자',
  collectReason: '회수 사유',
  forgivenBy: '탕감한 관리자',
  requestedBy: '탕감을 요청한 관리자',
  forgiveReason: '탕감 사유',
  reasonHint: '원장과 감사 기록에 남습니다.',
  forgive: '미수 탕감',
  collect: '잔액에서 회수',
  collectAmount: '회수 금액',
  /** How much may be collected. */
  collectHint: ({ owed, balance, currency }: Pick<DeskDebt, 'owed' | 'balance' | 'currency'>) =>
    `보유머니 ${formatMoney(balance, currency)} 중 ${formatMoney(Math.min(owed, balance), currency)}까지`,
  amountWrong: (most: string) => `0보다 크고 ${most} 이하인 금액을 입력해주세요.`,
  units: { KRW: '원', USD: '$' },
  collectReasonHint: '원장과 감사 기록에 남고 회원에게 보내는 쪽지에도 적힙니다.',
  insufficient: '회원의 보유머니가 모자랍니다. 금액을 줄여주세요.',
  nothingToCollect: '회원의 보유머니가 없어 지금은 회수할 수 없습니다.',
  collectNote:
    '환전 신청과 진행 중인 베팅에 묶인 금액은 건드리지 않습니다. 회원에게 쪽지로 알립니다.',
  collectText: (
    member: string,
    { amount, currency }: { amount: number; currency: DeskDebt['currency'] },
    takesTwo: boolean,
  ) =>
    `${member} 회원의 보유머니에서 ${moneyWith(amount, currency, '을/를')} 회수합니다.\n${takesTwo ? '다른 관리자의 2차 승인을 기다립니다.' : '회수하면 회원에게 쪽지로 알립니다.'}`,
  collected: '미수를 회수했습니다.',
  collectedLate: '이미 차감되었거나 다른 처리가 진행 중인 미수입니다. 목록을 새로 불러왔습니다.',
  forgiveNote:
    '회원의 잔액은 바뀌지 않습니다. 같은 베팅이 다시 적중해도 탕감한 금액은 되돌리지 않습니다.',
  takesTwoNote:
    '하루 동안 정정·지급한 금액이 300,000원 이상이면 다른 관리자의 2차 승인을 받아야 처리됩니다.',
  forgiveText: (
    member: string,
    { owed, currency }: Pick<DeskDebt, 'owed' | 'currency'>,
    takesTwo: boolean,
  ) =>
    `${member} 회원의 미수 ${moneyWith(owed, currency, '을/를')} 탕감합니다.\n${takesTwo ? '다른 관리자의 2차 승인을 기다립니다.' : '탕감하면 되돌릴 수 없습니다.'}`,
  forgiven: '미수를 탕감했습니다.',
  waits: '다른 관리자의 2차 승인을 기다립니다. 정정 대기열에서 확인할 수 있습니다.',
  waitsNote: '다른 관리자의 2차 승인을 기다리고 있습니다.',
  tooLate: '이미 차감되었거나 탕감을 요청한 미수입니다. 목록을 새로 불러왔습니다.',
  adminOnly: '미수 회수와 탕감은 관리자만 할 수 있습니다.',
  fileHead: [
    ...['미수번호', '아이디', '닉네임', '베팅번호', '베팅', '발생 금액', '적중금에서 차감한 금액'],
    ...[
      '탕감한 금액',
      '회수한 금액',
      '남은 금액',
      '통화',
      '상태',
      '발생',
      '탕감 관리자',
      '탕감 사유',
    ],
  ],
} as const;
