export const messages = {
  popups: '팝업 안내',
  snooze: '3시간 동안 보지 않기',
  close: (title: string) => `${title} 닫기`,
} as const;
