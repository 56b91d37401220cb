export const messages = {
  title: '환전',
  failed: '환전 정보를 불러오지 못했습니다.',
} as const;
