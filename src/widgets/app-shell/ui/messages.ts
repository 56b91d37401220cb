export const messages = {
  skip: '본문으로 건너뛰기',
  skipToBoard: '경기 목록으로 건너뛰기',
  skipToSlip: '베팅카트로 건너뛰기',
  toTop: '맨 위로',
  toasts: '알림 메시지',
  closeToast: '메시지 닫기',
  waiting: (count: number) => `알림 ${count}건 · 베팅 접수 후 표시`,
  progress: '불러오는 중',
  notice: '공지와 바로가기',
} as const;
