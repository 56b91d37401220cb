import { formatCount, formatKst } from '@/shared/lib/format';
import type { Account, Period, Show } from '../search';

const accounts: Record<Account, string> = { money: '보유머니', points: '포인트' };

const periods: Record<Period, string> = {
  today: '오늘',
  week: '7일',
  month: '30일',
  quarter: '3개월',
  range: '기간 선택',
};

const shows: Record<Show, string> = {
  all: '전체',
  cashier: '충전·환전',
  bet: '베팅',
  win: '당첨',
  void: '적특',
  refund: '취소',
  casino: '카지노',
  points: '전환',
  event: '이벤트',
  adjust: '조정',
};

export const messages = {
  title: '거래내역',
  clock: (at: number) => `서울 ${formatKst(at, 'M월 D일 HH:mm:ss')}`,
  account: '계정',
  accounts,
  period: '조회기간',
  periods,
  from: '시작일',
  to: '종료일',
  spanDay: (at: number) => formatKst(at, 'MM.DD'),
  show: '종류',
  shows,
  filters: '필터',
  filtersDone: '완료',
  filterOf: (chosen: readonly string[]) => chosen.join(' · '),
  modes: '형식',
  allModes: '전체 형식',
  download: 'CSV 내려받기',
  downloadTooLong: '한 번에 20,000건까지 내려받으실 수 있습니다. 조회기간을 줄여주세요.',
  downloadFailed: '파일을 만들지 못했습니다. 다시 시도해주세요.',
  sums: '기간 합계',
  staked: '베팅',
  stakedNote: '취소·적특 제외',
  won: '당첨',
  payoutRate: (percent: string) => `환급률 ${percent}%`,
  noStakes: '베팅 없음',
  result: '손익',
  resultNote: (running: string | null) =>
    running === null ? '정산된 베팅 기준' : `정산된 베팅 기준 · 진행 중 ${running}`,
  netDeposit: '순입금',
  netDepositNote: (deposits: string, withdrawals: string) =>
    `충전 ${deposits} − 환전 ${withdrawals}`,
  count: (count: number) => `${formatCount(count)}건`,
  balance: '잔액',
  included: (conversions: string) => `전환 ${conversions} 포함`,
  otherIncluded: (other: string) => `기타 ${other} 포함`,
  owed: (amount: string) =>
    `미수 ${amount} · 결과 정정으로 회수되지 않은 금액이며, 같은 베팅이 다시 적중하면 먼저 차감됩니다.`,
  sumsFailed: '합계를 불러오지 못했습니다.',
  list: '거래 목록',
  time: '시각',
  kind: '종류',
  about: '내용',
  source: '원거래',
  before: '변동 전',
  amount: '금액',
  after: '변동 후',
  number: '거래번호',
  numberOf: (seq: number) => `L-${String(seq).padStart(6, '0')}`,
  lineTime: (at: number) => formatKst(at, 'HH:mm:ss'),
  day: (at: number) => formatKst(at, 'M월 D일 (dd)'),
  daySums: (result: string, netDeposit: string) => `손익 ${result} · 순입금 ${netDeposit}`,
  odds: (odds: string) => `${odds}배`,
  voidNote: '베팅금 반환',
  round: '카지노 회차',
  lineCount: (count: number) => `${formatCount(count)}건`,
  /** What is 0 is left out, but for the stake. */
  roundSums: ({ staked, won, refunded }: Record<'staked' | 'won' | 'refunded', string | null>) =>
    [
      `베팅 ${staked ?? '0'}`,
      ...(won === null ? [] : [`당첨 ${won}`]),
      ...(refunded === null ? [] : [`환불 ${refunded}`]),
    ].join(' · '),
  bank: (name: string, account: string) => `${name} ${account}`,
  sources: { bet: '베팅내역', deposit: '충전내역', withdrawal: '환전내역' },
  shown: (shown: number, all: number) => `${formatCount(all)}건 중 ${formatCount(shown)}건`,
  empty: '해당하는 거래가 없습니다.',
  emptyText: '조회기간이나 종류를 바꿔보세요.',
  failed: '거래내역을 불러오지 못했습니다.',
  close: '닫기',
} as const;
