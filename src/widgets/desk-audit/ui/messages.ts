/** Words of the page of the audit record. */
export const messages = {
  title: '감사 기록',
  note: '담당자가 한 모든 처리 · 수정하거나 지울 수 없습니다',
  list: '감사 기록 목록',
  area: '구분',
  all: '전체',
  period: '기간',
  periods: { 1: '오늘', 7: '7일', 30: '30일', 365: '1년' },
  search: '대상 번호 검색',
  failed: '감사 기록을 불러오지 못했습니다.',
  columns: { at: '시각', by: '담당', action: '처리', target: '대상', change: '변경', ip: 'IP' },
  panel: '기록 상세',
  before: '이전',
  after: '이후',
  noChanges: '바뀐 값이 없습니다.',
  fileHead: ['번호', '시각', '담당', '처리', '대상', 'IP', '항목', '이전', '이후'],
} as const;
