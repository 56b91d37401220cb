export const messages = {
  title: '메뉴',
  close: '메뉴 닫기',
  pages: '전체 페이지',
  settings: '화면 설정',
  access: (count: string) => `현재 접속자 ${count}명`,
} as const;
