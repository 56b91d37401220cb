import { formatCount } from '@/shared/lib/format';

export const messages = {
  title: '미니게임',
  tabs: '제공사',
  all: '전체',
  favourites: '즐겨찾기',
  favouritesTab: 'favourites',
  games: (count: number) => `${formatCount(count)}게임`,
  round: (round: number) => `${round}회`,
  untilDraw: '추첨까지',
  drawing: '추첨 중',
  maintenance: '점검 중입니다.',
  star: (name: string) => `${name} 즐겨찾기`,
  noFavourites: '즐겨찾기한 게임이 없습니다.',
  noFavouritesText: '별을 누르면 이곳에서 바로 볼 수 있습니다.',
  failed: '게임 목록을 불러오지 못했습니다.',
} as const;
