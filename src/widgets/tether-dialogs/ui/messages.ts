export const messages = {
  deposit: '테더충전',
  withdrawal: '테더환전',
  close: '닫기',
  whole: '전체 내역',
  depositFailed: '테더충전 조건을 불러오지 못했습니다.',
  withdrawalFailed: '테더환전 정보를 불러오지 못했습니다.',
} as const;
