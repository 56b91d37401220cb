export const messages = {
  notFound: '페이지를 찾을 수 없습니다.',
  error: '오류가 발생했습니다.',
  requestId: '요청 번호',
  toTop: '메인 페이지로 이동',
  retry: '다시 시도',
} as const;
