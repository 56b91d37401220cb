import { formatCount, formatKst } from '@/shared/lib/format';

/** Words of the chart of a balance. */
export const messages = {
  chart: '잔액 변화',
  marks: { deposit: '충전', withdrawal: '환전' },
  pointAt: (at: number) => formatKst(at, 'MM.DD HH:mm'),
  pointText: (at: string, label: string, balance: string) => `${at} ${label} ${balance}`,
  axisDay: (at: number) => formatKst(at, 'M.D'),
  axisTime: (at: number) => formatKst(at, 'HH:mm'),
  axisAmount: (amount: number) =>
    Math.abs(amount) >= 10_000 ? `${formatCount(amount / 10_000)}만` : formatCount(amount),
  noPoints: '이 기간에는 거래가 없습니다.',
} as const;
