export const messages = {
  title: '전체 마켓',
  match: (home: string, away: string) => `${home} 대 ${away}`,
  all: '전체',
  groups: '마켓 종류',
  close: '닫기',
  loading: '마켓을 불러오는 중입니다.',
  failed: '경기를 불러오지 못했습니다.',
  failedText: '마감된 경기이거나 연결이 고르지 않습니다. 다시 시도해주세요.',
  requestId: (id: string) => `요청번호 ${id}`,
  retry: '다시 시도',
  none: '지금은 열린 마켓이 없습니다.',
} as const;
