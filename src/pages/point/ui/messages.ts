export const messages = {
  title: '포인트',
  balance: '보유 포인트',
  worth: (money: string) => `지금 전환하면 ${money}`,
  rules: '전환 안내',
  convert: '포인트 전환',
  convertAll: '전체 머니로 전환',
  failed: '포인트 정보를 불러오지 못했습니다.',
  history: '포인트 내역',
  historyFailed: '포인트 내역을 불러오지 못했습니다.',
  historyEmpty: '포인트 내역이 없습니다.',
  historyEmptyText: '보너스와 쿠폰, 이벤트로 받은 포인트가 여기에 표시됩니다.',
  after: (points: string) => `잔액 ${points}`,
} as const;
