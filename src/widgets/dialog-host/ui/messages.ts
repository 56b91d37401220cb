export const messages = {
  unavailable: '화면을 불러오지 못했습니다. 인터넷 연결을 확인하고 새로고침해주세요.',
} as const;
