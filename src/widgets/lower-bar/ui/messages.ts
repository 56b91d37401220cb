import type { TabKey } from '../lib/tabs';

export const messages = {
  label: '하단 메뉴',
  tabs: {
    sports: '스포츠',
    inplay: '인플레이',
    minigame: '미니게임',
    casino: '카지노',
    member: '내정보',
  } satisfies Record<TabKey, string>,
  panel: '바로가기',
  open: '바로가기 열기',
  close: '바로가기 닫기',
  customer: '고객센터',
} as const;
