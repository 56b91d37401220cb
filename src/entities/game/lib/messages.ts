export const messages = {
  over: '오버',
  under: '언더',
  handicap: '핸디',
  total: 'U/O',
  base: '기준',
  versus: 'VS',
} as const;
