export const messages = {
  title: '메모',
  list: '작성한 메모',
  empty: '작성한 메모가 없습니다.',
  failed: '메모를 불러오지 못했습니다.',
  more: '더 보기',
} as const;
