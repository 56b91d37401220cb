import { formatCount } from '@/shared/lib/format';

export const messages = {
  title: '인플레이',
  enter: '인플레이로 입장하시겠습니까?',
  list: '진행 중인 경기',
  choose: '경기 선택',
  match: (home: string, away: string) => `${home} 대 ${away}`,
  playing: (count: number) => `진행 중 ${formatCount(count)}경기`,
  count: (count: number) => formatCount(count),
  live: '진행 중',
  failed: '진행 중인 경기를 불러오지 못했습니다.',
  gameFailed: '경기를 불러오지 못했습니다.',
  none: '지금 진행 중인 경기가 없습니다.',
  next: (day: string, time: string) => `다음 경기는 ${day} ${time}에 시작합니다.`,
  later: '예정된 경기를 먼저 확인해보세요.',
  boards: '예정 경기 보기',
  back: '진행 중인 경기로',
  together: '함께 보기',
  watch: (home: string, away: string) => `${home} 대 ${away} 함께 보기`,
  unwatch: (home: string, away: string) => `${home} 대 ${away} 함께 보기에서 빼기`,
  open: '전체 마켓 보기',
  watched: (count: number) => `함께 보는 경기 ${count}`,
} as const;
