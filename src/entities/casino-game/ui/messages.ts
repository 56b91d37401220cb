import type { CasinoGame } from '../lib/casino-game';

const states: Record<Exclude<CasinoGame['state'], 'open'>, string> = {
  maintenance: '점검 중',
  unconnected: '연동 준비 중',
};

/** Which of a game's bets has the return that is named, where it has several. */
const bestBets: Partial<Record<CasinoGame['category'], string>> = { baccarat: '뱅커' };

export const messages = {
  states,
  bestBets,
  isNew: 'NEW',
  rtp: 'RTP',
  rtpOf: (rtp: string) => `RTP ${rtp}`,
  volatility: '변동성',
  limits: '베팅 한도',
  provider: '게임사',
  enter: '게임 입장',
  enterOf: (name: string) => `${name} 게임 입장`,
  playable: '플레이 가능',
  close: '닫기',
  all: '전체',
  playableOf: (count: number) => `데모 · 플레이 가능 ${count}`,
  preparing: '준비 중',
  openRounds: '진행 중인 게임',
  openRoundsNote: '게임이 끝나지 않아 베팅금이 보류되어 있습니다. 이어하시면 결과가 확정됩니다.',
  held: (money: string) => `보류된 베팅금 ${money}`,
  round: (number: string) => `${number}회차`,
  resume: '이어하기',
  resumeOf: (name: string) => `${name} 이어하기`,
  unknownGame: '목록에 없는 게임',
} as const;
