export const messages = {
  add: (league: string) => `${league} 즐겨찾기에 추가`,
  remove: (league: string) => `${league} 즐겨찾기에서 빼기`,
  loginFirst: '로그인 후 즐겨찾기를 이용하실 수 있습니다.',
  failed: '즐겨찾기를 저장하지 못했습니다. 잠시 후 다시 시도해주세요.',
} as const;
