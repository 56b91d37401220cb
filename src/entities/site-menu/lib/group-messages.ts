import type { MinigameProvider } from '@/shared/routes';
import { messages } from './messages';

/** Words of the drop-downs; those of the entries stand in `messages.ts`, which the first paint shows. */
export const labels = {
  domestic: '국내형',
  live: '라이브',
  sportsInfo: '정보',
  virtualGames: '경기',
  results: '결과',
  tournament: messages.tournament,
  sportsTournament: '스포츠 토너먼트',
  event: messages.event,
  customer: messages.customer,
} as const;

export const providerNames: Record<MinigameProvider, string> = {
  token: '토큰게임',
  lotus: '로투스',
  skypark: '스카이파크',
  mgm: 'MGM',
  eos: 'EOS',
  ntry: '엔트리',
  bet365: '가상게임',
  named: '네임드',
  next: '넥스트',
  evolution: '에볼루션',
  bepick: '베픽',
};

/** Groups of the menu of all pages, in its order. */
export const groupNames = {
  sports: messages.sports,
  inplay: messages.inplay,
  virtual: messages.virtual,
  minigame: messages.minigame,
  casino: messages.casino,
  slot: messages.slot,
  tournament: messages.tournament,
  event: messages.event,
  community: '커뮤니티',
  result: '경기결과',
  customer: messages.customer,
  money: '충전·환전',
  settlement: '정산',
  member: '내 정보',
} as const;

export type MenuGroupKey = keyof typeof groupNames;
