import type { ThemeName } from '@/shared/theme';

export const messages = {
  names: { celadon: '다크(청자)', porcelain: '라이트(백자)' } satisfies Record<ThemeName, string>,
  switchTo: (name: string) => `${name} 테마로 바꾸기`,
} as const;
