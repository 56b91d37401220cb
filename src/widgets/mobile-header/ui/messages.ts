export const messages = {
  money: '보유머니',
  myInfo: '내정보',
  menu: '메뉴 열기',
} as const;
