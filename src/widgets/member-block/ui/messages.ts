export const messages = {
  label: '내정보',
  info: '회원정보 열기',
  guest: '로그인 후 이용해주세요.',
  unread: (count: string) => `쪽지 ${count}`,
} as const;
