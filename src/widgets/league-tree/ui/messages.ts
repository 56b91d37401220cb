import { formatCount } from '@/shared/lib/format';

export const messages = {
  world: '국제',
  tree: '유럽형 리그',
  leagues: '리그 선택',
  search: '국가·리그 검색',
  searchHint: '국가·리그·초성 검색',
  noLeague: '찾는 리그가 없습니다.',
  noLeagueText: '다른 이름이나 초성으로 찾아주세요.',
  count: (count: number) => formatCount(count),
  ownLeagues: '즐겨찾기 리그',
  moreCountries: (count: number) => `국가 ${formatCount(count)}개 더보기`,
  treeFailed: '리그를 불러오지 못했습니다.',
  none: '지금은 열린 경기가 없습니다.',
  close: '닫기',
} as const;
