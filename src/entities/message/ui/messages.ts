export const messages = {
  unread: '안 읽음',
  read: '읽음',
  delete: '삭제',
  failed: '쪽지를 열지 못했습니다. 잠시 후 다시 시도해주세요.',
  retry: '다시 시도',
} as const;
