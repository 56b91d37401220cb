import { formatOdds } from '@/shared/lib/format';
import type { Period, Show } from '../search';

const shows: Record<Show, string> = {
  all: '전체',
  open: '진행 중',
  won: '적중',
  lost: '미적중',
  void: '적특',
  cancelled: '취소',
};

const periods: Record<Period, string> = {
  today: '오늘',
  week: '7일',
  month: '30일',
  range: '기간 선택',
};

export const messages = {
  title: '베팅내역',
  tabs: '베팅 상태',
  shows,
  types: '유형',
  allTypes: '전체',
  typeNames: { 1: '스포츠', 2: '라이브', 3: '미니게임', 4: '가상게임', 5: '카지노' },
  period: '조회기간',
  periods,
  from: '시작일',
  to: '종료일',
  more: '더 보기',
  empty: '해당하는 베팅이 없습니다.',
  emptyText: '조회기간이나 유형을 바꾸거나, 경기를 골라 베팅해보세요.',
  toBoard: '경기 보러 가기',
  failed: '베팅내역을 불러오지 못했습니다.',
  retry: '다시 시도',
  rebet: '다시 베팅',
  close: '닫기',
  pendingLeft: '접수까지 남은 시간',
  pendingNote:
    '베팅 접수 중입니다. 잠시만 기다려주세요. 라이브 베팅은 득점과 배당 변동을 확인한 뒤 접수됩니다.',
  refusedNote: '베팅이 접수되지 않았습니다. 베팅금이 반환되었습니다.',
  rebetLead: '같은 선택을 지금 배당으로 담습니다.',
  rebetDropped: '제외',
  rebetDroppedText: '지금은 베팅할 수 없습니다.',
  rebetNone: '지금 다시 베팅할 수 있는 경기가 없습니다.',
  rebetFailed: '현재 배당을 불러오지 못했습니다. 다시 시도해주세요.',
  rebetAdd: (count: number) => `${count}경기 담기`,
  rebetReplaces: '베팅카트에 담긴 경기는 새 선택으로 교체됩니다.',
  oddsNow: (from: number, to: number) => `배당 ${formatOdds(from)} → ${formatOdds(to)}`,
  totalOdds: '총 배당률',
} as const;
