export const messages = {
  menu: '주요 메뉴',
  live: 'LIVE',
  point: '포인트',
  money: '보유머니',
  userInfo: '회원정보 열기',
} as const;
