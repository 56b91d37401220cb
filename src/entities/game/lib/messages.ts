export const messages = {
  base: '기준',
  firstScore: '첫 득점',
  versus: 'VS',
  interrupted: '중단',
  waits: '중단 · 다시 시작을 기다립니다',
  waitsUntil: (time: string) => `중단 · 다시 시작을 기다립니다 (${time}까지)`,
} as const;
