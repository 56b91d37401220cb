import { formatOdds } from '@/shared/lib/format';

interface Spoken {
  title: string;
  odds: number | null;
  move: 'up' | 'down' | null;
  isPicked: boolean;
  isLocked: boolean;
}

const moves = { up: '상승', down: '하락' } as const;

export const messages = {
  cell: ({ title, odds, move, isPicked, isLocked }: Spoken) =>
    [
      title,
      `배당 ${formatOdds(odds)}`,
      move && moves[move],
      isPicked && '선택됨',
      isLocked && '베팅 중지',
    ]
      .filter(Boolean)
      .join(', '),
  stale: '배당 수신 지연',
  staleText: '배당을 다시 받을 때까지 베팅할 수 없습니다.',
  fixtures: (count: number) => `${count}경기`,
  more: (count: number) => `+${count}`,
  moreOf: (home: string, away: string, count: number) =>
    `${home} 대 ${away} 전체 마켓 보기, ${count}개 더`,
  sides: (home: string, away: string) => `${home} – ${away}`,
  fold: (league: string) => `${league} 접기`,
  unfold: (league: string) => `${league} 펼치기`,
  row: (home: string, away: string, market: string) => `${home} 대 ${away} ${market}`,
  score: (home: string, away: string, score: { home: number; away: number }) =>
    `${home} ${score.home}, ${away} ${score.away}`,
} as const;
