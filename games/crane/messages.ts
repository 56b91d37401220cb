import type { SlotSymbol } from '#rules/casino/slot.ts';
import { formatCount } from '@/shared/lib/format';

export const symbolNames: Record<SlotSymbol, string> = {
  crane: '학',
  jar: '달항아리',
  lotus: '연꽃',
  patch: '조각보',
  knot: '매듭',
  fan: '부채',
  bamboo: '대나무',
  coin: '엽전',
};

const formatTimes = (times: number): string =>
  Number.isInteger(times) ? formatCount(times) : times.toFixed(2);

export const craneMessages = {
  wild: '와일드',
  scatter: '스캐터',
  stake: '베팅금액',
  less: '베팅금액 줄이기',
  more: '베팅금액 늘리기',
  quick: '베팅금액 선택',
  spin: '스핀',
  perLine: (lines: number, amount: string) => `${lines}라인 × ${amount}`,
  line: (number: number) => `라인 ${number}`,
  win: (name: string, count: number) => `${name} ${count}개`,
  wilds: (count: number) => `(와일드 ${count} 포함)`,
  times: (amount: string, pays: number) => `${amount} × ${formatCount(pays)}`,
  others: (count: number) => `외 ${count}건`,
  lineRows: (rows: readonly number[]) => `위에서 ${rows.join(', ')}번째 칸`,
  moving: '릴이 돌아가는 중',
  noWin: '당첨 라인 없음',
  reels: (columns: readonly string[]) => columns.join(' / '),
  column: (number: number, names: readonly string[]) => `${number}번 릴 ${names.join(', ')}`,
  pays: '배당표',
  lines: '페이라인 20',
  paysNote: '숫자는 라인 베팅의 배수 · 왼쪽 릴부터 연속 3개 이상 · 엽전은 위치와 관계없이 3개 이상',
  maxWin: (times: number, amount: string) =>
    `베팅금액의 ${formatTimes(times)}배 · 지금 베팅으로 ${amount}`,
  rules: [
    '5개 릴과 20개 라인에 베팅금액이 똑같이 나뉩니다.',
    '왼쪽 릴부터 같은 그림이 연속 3개 이상 이어지면 라인마다 가장 높은 배당 하나가 지급됩니다.',
    '학은 와일드로 엽전을 제외한 모든 그림을 대신합니다.',
    '엽전은 스캐터로 위치와 관계없이 3개 이상 나오면 지급됩니다.',
  ],
} satisfies Record<string, unknown>;
