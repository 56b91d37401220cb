export const messages = {
  label: '내 바로가기',
  point: '포인트',
} as const;
