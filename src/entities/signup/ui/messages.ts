export const messages = {
  doneTitle: '회원가입 완료',
  donePending: '회원님의 계정은 현재 승인 대기 중입니다.',
  doneRules: '이용 규정을 반드시 지켜주세요.',
  doneHelp: '궁금한 점은 24시간 비회원 문의를 이용해주세요.',
  nonMember: '비회원 문의',
  close: '닫기',
} as const;
