export const messages = {
  base: '기준',
  firstScore: '첫 득점',
  versus: 'VS',
} as const;
