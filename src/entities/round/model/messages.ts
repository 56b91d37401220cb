export const messages = { maintenance: '점검 중입니다.' } as const;
