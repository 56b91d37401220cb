export const messages = {
  over: '오버',
  under: '언더',
  base: '기준',
  versus: 'VS',
} as const;
