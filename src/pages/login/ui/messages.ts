export const messages = { title: '로그인' } as const;
