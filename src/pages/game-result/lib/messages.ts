export const messages = { final: '최종' } as const;
