import { formatMoney } from '@/shared/lib/format';
import type { Win } from '../api';

const games: Record<NonNullable<Win['game']>, string> = {
  sports: '스포츠',
  mini: '미니게임',
  casino: '카지노·슬롯',
};

export const messages = {
  wins: '최근 당첨',
  fame: '명예의 전당',
  own: '내 당첨',
  games,
  win: formatMoney,
} as const;
