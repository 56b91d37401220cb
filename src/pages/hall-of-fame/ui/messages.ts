import {
  type Currency,
  formatCount,
  formatKst,
  formatMoney,
  formatOdds,
  formatPoint,
} from '@/shared/lib/format';
import { monthStart } from '@/shared/lib/month';
import type { FameRow, Winner } from '../api';
import type { FameSearch } from '../search';

const games: Record<FameSearch['game'], string> = {
  all: '전체',
  sports: '스포츠',
  casino: '카지노 · 슬롯',
  mini: '미니게임',
};
const orders: Record<FameSearch['by'], string> = {
  win: '당첨금순',
  odds: '배당순',
  sum: '합계순',
};
const gameNames: Record<NonNullable<FameRow['game']>, string> = {
  sports: '스포츠',
  mini: '미니게임',
  casino: '카지노',
};
const day = (at: number) => formatKst(at, 'MM.DD dd');

export const messages = {
  title: '명예의 전당',
  note: '이달의 당첨 기록',
  failed: '명예의 전당을 불러오지 못했습니다.',
  month: (month: string) => formatKst(monthStart(month), 'YYYY년 M월'),
  monthLabel: '달 선택',
  previous: '이전 달',
  next: '다음 달',
  game: '게임',
  games,
  order: '정렬',
  orders,
  at: (at: number) => `${formatKst(at, 'MM-DD HH:mm')} 기준`,
  podium: '1위부터 3위',
  place: '위',
  table: '당첨 순위',
  columns: {
    rank: '순위',
    name: '닉네임',
    what: '내용',
    odds: '배당',
    win: '당첨금',
    day: '날짜',
  },
  gameNames,
  /** Of the wins of a month together. */
  wins: (count: number) => `적중 ${formatCount(count)}건`,
  odds: (odds: number) => (odds === 0 ? '–' : formatOdds(odds)),
  times: (odds: number) => (odds === 0 ? '' : `${formatOdds(odds)}배`),
  win: (minor: number, currency: Currency) => formatMoney(minor, currency),
  day: (at: number | null) => (at === null ? '–' : formatKst(at, 'MM-DD')),
  own: '내 순위',
  empty: '아직 당첨 기록이 없습니다.',
  emptyText: '이달에 정산된 적중 베팅이 여기에 표시됩니다.',
  winners: '토너먼트 수상',
  allWinners: '전체',
  noWinners: '지급된 토너먼트가 없습니다.',
  paid: '지급완료',
  period: ({ startsAt, endsAt, players }: Winner) =>
    `${day(startsAt)} – ${day(endsAt - 1)} · ${formatCount(players)}명`,
  rank: (rank: number) => `${formatCount(rank)}위`,
  points: formatPoint,
  notes: '안내',
  noteLines: [
    '닉네임은 절반을 가려 표시합니다.',
    '정산이 끝난 베팅만 집계하고, 재정산되면 순위가 바뀝니다.',
    '같은 기록이면 먼저 정산된 기록이 앞섭니다.',
    '회원정보에서 명예의 전당에 표시되지 않도록 설정하실 수 있습니다.',
  ],
} as const;
