import { formatCount } from '@/shared/lib/format';
import type { BoardPath } from '../dialogs';

const titles: Record<BoardPath, string> = { '/europe': '유럽형 스포츠', '/inplay': '인플레이' };
const toBoard: Record<BoardPath, string> = {
  '/europe': '유럽형 전체 보기',
  '/inplay': '인플레이 전체 보기',
};
const empty: Record<BoardPath, string> = {
  '/europe': '24시간 안에 시작하는 경기가 없습니다.',
  '/inplay': '지금 진행 중인 경기가 없습니다.',
};

/** Words of the dialogs of the European board and of what is in play. */
export const messages = {
  titles,
  toBoard,
  empty,
  close: '닫기',
  match: (home: string, away: string) => `${home} 대 ${away}`,
  markets: (count: number) => `마켓 ${formatCount(count)}개`,
  score: (home: string, away: string, score: { home: number; away: number }) =>
    `${home} ${score.home}, ${away} ${score.away}`,
  playing: '진행 중',
  enter: '입장',
  enterOf: (home: string, away: string) => `${home} 대 ${away} 입장`,
  failed: '경기를 불러오지 못했습니다.',
} as const;
