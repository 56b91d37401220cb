/** Under which filter of the statement an entry is listed. `void` is a pay-out whose bet is void: no code tells it. */
export const ENTRY_CATEGORIES = [
  'cashier',
  'bet',
  'win',
  'void',
  'refund',
  'casino',
  'points',
  'event',
  'adjust',
] as const;
export type EntryCategory = (typeof ENTRY_CATEGORIES)[number];

/** Which total of a period an entry counts to. Start + all totals = end. */
export const ENTRY_TOTALS = [
  'staked',
  'won',
  'deposits',
  'withdrawals',
  'conversions',
  'other',
] as const;
export type EntryTotal = (typeof ENTRY_TOTALS)[number];

export interface Entry {
  code: number;
  kind: string;
  /** What members and staff read. */
  label: string;
  category: EntryCategory;
  total: EntryTotal;
}

/** Everything that can be booked. Codes and kinds are stored with the entries: none is ever changed or used again. */
export const ENTRY = {
  adjustAdd: entry(1100, 'adjust.add', '관리자 지급', 'adjust', 'other'),
  adjustRemove: entry(1200, 'adjust.remove', '관리자 회수', 'adjust', 'other'),
  debtForgive: entry(1300, 'debt.forgive', '미수금 탕감', 'adjust', 'other'),
  leaveRest: entry(1400, 'leave.rest', '탈퇴 잔액 포기', 'adjust', 'other'),
  leaveRestBack: entry(1410, 'leave.restBack', '탈퇴 취소 반환', 'adjust', 'other'),
  deposit: entry(2100, 'deposit', '충전', 'cashier', 'deposits'),
  depositTether: entry(2110, 'deposit.tether', '테더충전', 'cashier', 'deposits'),
  depositCancel: entry(2200, 'deposit.cancel', '충전취소', 'cashier', 'deposits'),
  depositBonus: entry(2300, 'deposit.bonus', '충전 보너스', 'event', 'other'),
  depositBonusRelease: entry(2310, 'deposit.bonusRelease', '보너스 지급', 'event', 'other'),
  depositBonusForfeit: entry(2320, 'deposit.bonusForfeit', '보너스 소멸', 'event', 'other'),
  depositBonusCancel: entry(2330, 'deposit.bonusCancel', '충전 보너스 회수', 'event', 'other'),
  withdrawHold: entry(3100, 'withdraw.hold', '환전신청', 'cashier', 'withdrawals'),
  withdrawRelease: entry(3200, 'withdraw.release', '환전취소', 'cashier', 'withdrawals'),
  withdrawPaid: entry(3300, 'withdraw.paid', '환전완료', 'cashier', 'withdrawals'),
  withdrawReturned: entry(3400, 'withdraw.returned', '환전반환', 'cashier', 'withdrawals'),
  betStake: entry(4100, 'bet.stake', '베팅', 'bet', 'staked'),
  betRefund: entry(4300, 'bet.refund', '베팅취소', 'refund', 'staked'),
  betHold: entry(4500, 'bet.hold', '실시간 접수대기', 'bet', 'staked'),
  betHoldRelease: entry(4600, 'bet.holdRelease', '접수취소', 'refund', 'staked'),
  compAccrue: entry(4700, 'comp.accrue', '롤링 적립', 'points', 'other'),
  compReverse: entry(4710, 'comp.reverse', '롤링 회수', 'points', 'other'),
  betWin: entry(5100, 'bet.win', '당첨', 'win', 'won'),
  betWinReverse: entry(5200, 'bet.winReverse', '당첨회수', 'win', 'won'),
  betCashOut: entry(5300, 'bet.cashOut', '캐시아웃', 'win', 'won'),
  pointsConvert: entry(6100, 'points.convert', '포인트전환', 'points', 'conversions'),
  rollingConvert: entry(6200, 'rolling.convert', '롤링전환', 'points', 'conversions'),
  couponUse: entry(7100, 'coupon.use', '쿠폰사용', 'event', 'other'),
  attendance: entry(7200, 'attendance', '출석보상', 'event', 'other'),
  levelUp: entry(7300, 'levelup', '등업축하', 'event', 'other'),
  event: entry(7400, 'event', '이벤트 지급', 'event', 'other'),
  settlementPay: entry(8100, 'settlement.pay', '정산지급', 'event', 'other'),
  casinoBet: entry(9100, 'casino.bet', '카지노 베팅', 'casino', 'staked'),
  casinoWin: entry(9200, 'casino.win', '카지노 당첨', 'casino', 'won'),
  casinoRefund: entry(9300, 'casino.refund', '카지노 환불', 'casino', 'staked'),
} as const satisfies Record<string, Entry>;

export const ENTRIES: readonly Entry[] = Object.values(ENTRY);

/** Codes of pay-outs outside the casino; of a void bet they give its stake back. */
export const PAYOUT_CODES: readonly number[] = [ENTRY.betWin.code, ENTRY.betWinReverse.code];

/** Codes that the chart of a statement marks: what came to the site, and what was asked back from it. */
export const MARK_CODES = {
  deposit: [ENTRY.deposit.code, ENTRY.depositTether.code],
  withdrawal: [ENTRY.withdrawHold.code],
} as const;

const byCode = new Map(ENTRIES.map((one) => [one.code, one]));

/** Returns what is booked under a code, undefined for a code that there is not. */
export function entryOf(code: number): Entry | undefined {
  return byCode.get(code);
}

function entry(
  code: number,
  kind: string,
  label: string,
  category: EntryCategory,
  total: EntryTotal,
): Entry {
  return { code, kind, label, category, total };
}
