export const messages = {
  restricted: '카지노 이용이 제한된 계정입니다. 고객센터로 문의해주세요.',
  unavailable: '지금은 이용할 수 없는 게임입니다. 점검이 끝난 뒤 다시 시도해주세요.',
  blocked: '이용이 제한된 계정입니다. 고객센터로 문의해주세요.',
} as const;
