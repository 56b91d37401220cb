import { formatCount, kstParts } from '@/shared/lib/format';

export const messages = {
  kinds: '국내형',
  sports: '종목',
  favourites: '즐겨찾기',
  noFavourites: '리그 이름 옆의 별을 누르면 여기에 모입니다.',
  allSports: '전체',
  boards: '국내형 게시판',
  fixtures: (count: number) => `${formatCount(count)}경기`,
  rows: (page: number, pageCount: number, count: number) =>
    `${formatCount(page)} / ${formatCount(pageCount)}쪽 · ${formatCount(count)}줄`,
  clock(at: number) {
    const { month, day, hour, minute, second } = kstParts(at);
    return `서울 ${Number(month)}월 ${Number(day)}일 ${hour}:${minute}:${second}`;
  },
  filters: '경기 조건',
  conditions: '조건·검색',
  conditionsSet: (count: number) => `${count}개 적용 중`,
  when: { all: '전체', today: '오늘', hours3: '3시간 이내', tomorrow: '내일' },
  market: { all: '전체', winner: '승무패', handicap: '핸디캡', total: '언더오버' },
  order: '정렬',
  sort: { time: '시간순', league: '리그순' },
  listMode: '보기 방식',
  modes: { pages: '15줄씩', all: '모두 보기' },
  search: '팀·리그 검색',
  searchHint: '팀·리그·초성 검색',
  league: '리그',
  allLeagues: '모든 리그',
  chooseLeague: '리그 선택',
  leagueSearch: '리그 이름 검색',
  noLeague: '찾는 리그가 없습니다.',
  close: '닫기',
  loading: '경기를 불러오는 중입니다.',
  failed: '경기를 불러오지 못했습니다.',
  failedText: '연결을 확인하고 다시 시도해주세요.',
  requestId: (id: string) => `요청번호 ${id}`,
  retry: '다시 시도',
  empty: '조건에 맞는 경기가 없습니다.',
  emptyText: '다른 조건을 선택하거나 전체 경기를 확인해주세요.',
  clear: '조건 지우기',
  noFixtures: '지금은 열린 경기가 없습니다.',
  pages: {
    navigation: '경기 목록 페이지',
    previous: '이전 페이지',
    next: '다음 페이지',
    page: (page: number) => `${page}페이지`,
  },
} as const;
