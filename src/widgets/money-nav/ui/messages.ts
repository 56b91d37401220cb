export const messages = {
  navigation: '머니 메뉴',
  skip: '머니 메뉴 건너뛰기',
  cash: '입출금',
  history: '내역',
  friends: '추천·정산',
  account: '내 계정',
  underWay: '진행',
} as const;
