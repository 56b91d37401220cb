import { formatKst } from '@/shared/lib/format';
import type { FigurePeriod } from '@/entities/desk-figures';

const compared: Record<FigurePeriod, string> = {
  today: '어제 같은 시각',
  yesterday: '그 전날',
  week: '지난 7일',
  month: '지난 30일',
};

/** Words of the site's figures. */
export const messages = {
  title: '오늘',
  day: (from: number) => `${formatKst(from, 'M월 D일 (dd)')} · 원장 기준`,
  days: (from: number, last: number) =>
    `${formatKst(from, 'M월 D일')} – ${formatKst(last, 'M월 D일')} · 원장 기준`,
  period: '기간',
  periods: { today: '오늘', yesterday: '어제', week: '7일', month: '30일' },
  compared,
  currency: '통화',
  currencies: { KRW: '원', USD: '달러', USDT: '테더', POINT: '포인트' },
  csv: 'CSV',
  failed: '집계를 불러오지 못했습니다.',
  sums: '합계',
  figures: {
    deposits: '충전',
    withdrawals: '환전',
    net: '순입금',
    stakes: '베팅금',
    payouts: '당첨금',
    profit: '손익',
    signups: '신규 가입',
  },
  count: (count: number) => `${count.toLocaleString('ko')}건`,
  people: (count: number) => `${count.toLocaleString('ko')}명`,
  margin: (rate: string) => `마진 ${rate}`,
  up: '증가',
  down: '감소',
  same: '변동 없음',
  byHour: { stakes: '시간대별 베팅과 당첨', deposits: '시간대별 충전과 환전' },
  byDay: { stakes: '날짜별 베팅과 당첨', deposits: '날짜별 충전과 환전' },
  difference: '차액',
  none: '이 기간에는 기록이 없습니다.',
  hour: (at: number) => `${formatKst(at, 'H시')} – ${formatKst(at, 'H:59')}`,
  dayName: (at: number) => formatKst(at, 'M월 D일 (dd)'),
  hourMark: (at: number) => formatKst(at, 'HH'),
  dayMark: (at: number) => formatKst(at, 'M.D'),
  fileHead: [
    ...['시작', '통화', '충전', '환전', '순입금', '베팅금', '당첨금', '보너스', '콤프', '손익'],
    ...['충전 건수', '환전 건수', '베팅 건수', '신규 가입'],
  ],
} as const;
