export const messages = {
  text: '메모 내용',
  save: '저장',
  failed: '메모를 저장하지 못했습니다. 잠시 후 다시 시도해주세요.',
} as const;
