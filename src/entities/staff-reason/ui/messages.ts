export const messages = {
  reason: '사유',
  hint: '감사 기록에 남습니다.',
  missing: '사유를 2자 이상 입력해주세요.',
  long: '사유는 200자까지 입력할 수 있습니다.',
} as const;
