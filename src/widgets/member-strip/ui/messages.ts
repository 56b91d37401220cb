export const messages = {
  label: '내 바로가기',
  point: '포인트',
  europe: '유럽형',
  inplay: '인플레이',
  casino: '카지노',
  slot: '슬롯',
} as const;
