export const messages = { info: (name: string) => `${name} 정보` } as const;
