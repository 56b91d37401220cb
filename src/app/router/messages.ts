export const messages = {
  partMissing: '화면을 불러오지 못했습니다. 연결을 확인하고 다시 시도해주세요.',
} as const;
