export const messages = {
  title: '자동 로그아웃 안내',
  left: (seconds: number) => `${seconds}초 뒤 자동으로 로그아웃됩니다.`,
  near: '1분 뒤 자동으로 로그아웃됩니다.',
  final: '연장할 수 없으니 다시 로그인해주세요.',
  extend: '연장',
  signInAgain: '다시 로그인',
  close: '안내 닫기',
} as const;
