import type { BaccaratBet } from '#rules/casino/types.ts';

type Kind = BaccaratBet['kind'];

export const betNames: Record<Kind, string> = {
  player: '플레이어',
  banker: '뱅커',
  tie: '타이',
  'p-pair': '플레이어 페어',
  'b-pair': '뱅커 페어',
};

export const baccaratMessages = {
  start: '카드 열기',
  bets: '베팅 선택',
  odds: (of: string) => `${of}배`,
  laid: '베팅',
  hand: (name: string, cards: string, total: number) => `${name} ${cards}, 합계 ${total}`,
  noCards: (name: string) => `${name}, 카드 없음`,
  wins: { player: '플레이어 승', banker: '뱅커 승', tie: '타이' },
  score: (player: number, banker: number) => `${player} : ${banker}`,
  void: '플레이어·뱅커 베팅은 돌려받습니다',
  hits: (names: string) => `적중 ${names}`,
  noHits: '적중 없음',
  last: '최근 결과',
  beads: { player: '플', banker: '뱅', tie: '타' },
  lastNote: '지난 결과는 다음 회차의 확률에 영향을 주지 않습니다.',
  pays: '배당 · 환급률',
  payRow: (of: string, rtp: string) => `${of}배 · ${rtp}`,
  rules: [
    '8벌의 카드를 회차마다 새로 섞어 플레이어와 뱅커에 두 장씩 나눕니다.',
    '합계의 끝자리가 9에 가까운 쪽이 이기며, 8이나 9가 나오면 그대로 끝납니다.',
    '플레이어는 합계 0~5에서 한 장을 더 받고, 뱅커는 정해진 규칙에 따라 한 장을 더 받습니다.',
    '타이이면 플레이어와 뱅커 베팅은 그대로 돌려받습니다.',
    '뱅커가 이기면 베팅금액의 0.95배가 지급됩니다.',
  ],
} satisfies Record<string, unknown>;
