export const messages = {
  title: '이용규정과 베팅규정',
  version: (version: string) => `버전 ${version}`,
  effective: (date: string) => `시행일 ${date}`,
  contents: '목차',
  lead: '한판의 이용규정과 베팅규정입니다. 베팅 한도, 접수 대기 시간, 보너스 배수와 정산 예시는 실제로 접수와 정산에 쓰이는 규칙에서 계산한 값입니다.',
  help: '규정에 관해 궁금한 점이 있으신가요?',
  inquiry: '24시간 비회원 문의',
} as const;
