export const messages = {
  level: (name: string) => `레벨 ${name}`,
  staff: '운영팀',
  money: '보유머니',
  point: '포인트',
} as const;
