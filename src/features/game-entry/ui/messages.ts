export const messages = {
  enter: '입장하기',
  maintenance: '점검 중입니다.',
} as const;
