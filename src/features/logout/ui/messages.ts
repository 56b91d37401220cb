export const messages = {
  logout: '로그아웃',
  confirm: '로그아웃하시겠습니까?',
} as const;
