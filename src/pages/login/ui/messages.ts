export const messages = {
  brand: '한판',
  title: '로그인',
  home: '메인 페이지로 이동',
} as const;
