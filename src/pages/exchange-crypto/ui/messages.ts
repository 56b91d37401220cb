export const messages = {
  title: '테더환전',
  failed: '테더환전 정보를 불러오지 못했습니다.',
} as const;
