export const messages = {
  list: '메신저 문의',
  copy: '아이디 복사',
  copied: '메신저 아이디를 복사했습니다.',
  copyFailed: (account: string) => `복사하지 못했습니다. 아이디는 ${account}입니다.`,
} as const;
