export const messages = {
  title: '자동 로그아웃 안내',
  left: (seconds: number) => `${seconds}초 뒤 자동으로 로그아웃됩니다.`,
  near: '1분 뒤 자동으로 로그아웃됩니다.',
  extend: '연장',
  close: '안내 닫기',
} as const;
