export const messages = {
  logout: '로그아웃',
  confirm: '로그아웃하시겠습니까?',
  switchAccount: '다른 계정으로 로그인',
  switchConfirm: '로그아웃하고 다른 계정으로 로그인하시겠습니까?',
} as const;
