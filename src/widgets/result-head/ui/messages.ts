export const messages = { title: '경기결과', kinds: '결과 종류' } as const;
