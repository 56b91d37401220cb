export const messages = {
  money: '보유머니',
  myInfo: '내정보',
  deposit: '충전',
  menu: '메뉴 열기',
} as const;
