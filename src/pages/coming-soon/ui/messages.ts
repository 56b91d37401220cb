export const messages = {
  title: '준비 중입니다',
  body: (name: string) =>
    `${name} 화면을 준비하고 있습니다. 준비가 끝나면 이곳에서 바로 이용하실 수 있습니다.`,
  staff: (name: string) =>
    `${name} 화면을 준비하고 있습니다. 이 계정은 다른 화면으로 이동할 수 없으니, 사이트를 보시려면 다른 계정으로 로그인해주세요.`,
  toTop: '메인 페이지로 이동',
  toBoard: '국내형 스포츠 보기',
} as const;
