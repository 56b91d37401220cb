import type { CasinoGame, CasinoKind } from '@/entities/casino-game';

const titles: Record<CasinoKind, string> = { casino: '카지노', slot: '슬롯' };
const states: Record<CasinoGame['state'], string | null> = {
  open: null,
  maintenance: '점검 중',
  unconnected: '연동 준비 중',
};

/** Words of the dialogs of live casino and slots. */
export const messages = {
  titles,
  states,
  close: '닫기',
  recent: '최근 플레이',
  popular: '인기 게임',
  enter: '게임 입장',
  enterOf: (name: string) => `${name} 게임 입장`,
  toLobby: '로비로',
  rtp: (rtp: string) => `환급률 ${rtp}`,
  empty: '지금 입장할 수 있는 게임이 없습니다.',
  failed: '게임을 불러오지 못했습니다.',
  restricted: '카지노 이용이 제한된 계정입니다. 고객센터로 문의해주세요.',
  toCustomer: '고객센터로',
} as const;
