import { formatCount, formatKst } from '@/shared/lib/format';

export const messages = {
  title: '라이브TV',
  sports: '종목',
  all: '전체',
  schedule: '중계 일정',
  running: '진행 중인 경기',
  coming: '예정 경기',
  count: (count: number) => formatCount(count),
  none: '지금 진행 중인 경기가 없습니다.',
  noneComing: '24시간 안에 시작하는 경기가 없습니다.',
  empty: '24시간 안에 예정된 경기가 없습니다.',
  emptyText: '경기가 등록되면 시작 시각과 함께 표시됩니다.',
  choose: '목록에서 진행 중인 경기를 선택해주세요.',
  failed: '중계 일정을 불러오지 못했습니다.',
  gameFailed: '경기를 불러오지 못했습니다.',
  match: (home: string, away: string) => `${home} 대 ${away}`,
  loading: '경기',
  markets: '마켓 보기',
  back: '중계 일정으로',
  drawn: '경기 데이터로 그린 화면이며, 영상 중계는 제공하지 않습니다.',
  day: (day: number) => formatKst(day, 'M월 D일 (dd)'),
} as const;
