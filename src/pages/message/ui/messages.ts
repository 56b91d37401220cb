export const messages = {
  title: '쪽지함',
  unreadCount: (count: number) => `안 읽은 쪽지 ${count}개`,
  allRead: '모든 쪽지를 읽었습니다.',
  gate: '쪽지가 도착했습니다. 확인 후 이용해주세요.',
  gateHelp: '안 읽은 쪽지를 눌러 열면 읽음으로 바뀝니다.',
  gateDone: '쪽지를 모두 확인하셨습니다. 보시던 화면으로 이동하실 수 있습니다.',
  goOn: '이어서 이용하기',
  deleteRead: '읽은 쪽지 삭제',
  deleteConfirm: (count: number) =>
    count > 1 ? `읽은 쪽지 ${count}개를 삭제하시겠습니까?` : '쪽지를 삭제하시겠습니까?',
  deleteFailed: '쪽지를 삭제하지 못했습니다. 잠시 후 다시 시도해주세요.',
  list: '받은 쪽지',
  empty: '도착한 쪽지가 없습니다.',
  emptyText: '베팅 결과 정정이나 이벤트 소식이 있으면 이곳으로 알려 드립니다.',
  toTop: '메인 페이지로 이동',
  failed: '쪽지함을 불러오지 못했습니다.',
} as const;
