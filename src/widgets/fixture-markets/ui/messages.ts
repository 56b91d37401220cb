export const messages = {
  title: '전체 마켓',
  match: (home: string, away: string) => `${home} 대 ${away}`,
  all: '전체',
  groups: '마켓 종류',
  close: '닫기',
  failed: '경기를 불러오지 못했습니다.',
  none: '지금은 열린 마켓이 없습니다.',
} as const;
