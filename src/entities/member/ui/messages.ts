export const messages = {
  level: (name: string) => `레벨 ${name}`,
  money: '보유머니',
  point: '포인트',
} as const;
