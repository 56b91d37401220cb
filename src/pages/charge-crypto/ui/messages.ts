export const messages = {
  title: '테더충전',
  failed: '테더충전 조건을 불러오지 못했습니다.',
} as const;
