import { formatCount } from '@/shared/lib/format';

export const messages = {
  minigames: '미니게임',
  round: (round: number) => `${formatCount(round)}회차`,
  untilDraw: '추첨까지',
  betting: '베팅 중',
  closing: '곧 마감',
  drawing: '추첨 중',
  all: '전체',
} as const;
