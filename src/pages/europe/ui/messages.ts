import { formatCount, formatKst, formatTime } from '@/shared/lib/format';

const nearDays = ['오늘', '내일'];

export const messages = {
  leaguePage: '리그 정보',
  tree: '유럽형 리그',
  fixtures: (count: number) => `${formatCount(count)}경기`,
  live: '진행 중',
  day: (ahead: number, at: number) =>
    [nearDays[ahead], formatKst(at, 'MM.DD (dd)')].filter(Boolean).join(' '),
  untilDays: (days: number, hours: number) => (hours > 0 ? `${days}일 ${hours}시간` : `${days}일`),
  untilHours: (hours: number, minutes: number) =>
    minutes > 0 ? `${hours}시간 ${minutes}분` : `${hours}시간`,
  untilMinutes: (minutes: number) => `${minutes}분`,
  since: (at: number) => `${formatTime(at)} 시작`,
  windows: '경기 시간',
  window: { all: '전체', soon: '3시간 이내', today: '오늘' },
  columns: '배당 종류',
  column: { winner: '승무패', handicap: '핸디', total: '언오버' },
  noneInWindow: '이 시간에 시작하는 경기가 없습니다.',
  showAll: '전체 경기 보기',
  board: '유럽형 스포츠',
  list: '경기 목록',
  failed: '경기를 불러오지 못했습니다.',
  empty: '이 리그에는 지금 열린 경기가 없습니다.',
  emptyText: '다른 리그를 선택해주세요.',
  none: '지금은 열린 경기가 없습니다.',
  first: '다른 리그 보기',
  back: '경기 목록으로',
  enter: '유럽형 스포츠로 입장하시겠습니까?',
} as const;
