export const messages = {
  title: '로그인',
  membersOnly: (page: string) =>
    `${page} 화면은 회원만 이용할 수 있습니다. 로그인하시면 이 화면으로 이동합니다.`,
  back: '로그인하시면 보시던 화면으로 돌아갑니다.',
} as const;
