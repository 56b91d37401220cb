export const messages = {
  title: '충전',
  failed: '충전 정보를 불러오지 못했습니다.',
} as const;
