export const messages = {
  mobile: '모바일 화면',
  desktop: 'PC 화면',
} as const;
