import { baccaratReturn } from './baccarat.ts';
import { rouletteReturn } from './roulette.ts';
import { slotReturn } from './slot.ts';
import type { CasinoGame } from './types.ts';

/** What is known of a game before it is opened. */
export interface CasinoGameFacts {
  /** Its id in the lobby. */
  id: string;
  /** In Korean. */
  name: string;
  kind: 'slot' | 'casino';
  /** Hundredths of a percent that it returns in the long run: its best bet, where bets differ. */
  rtp: number;
  /** Milliseconds from round to round at least. */
  cycleMs: number;
  /** Won, all bets of a round together. */
  minStake: number;
  maxStake: number;
}

export const casinoGames: Readonly<Record<CasinoGame, CasinoGameFacts>> = {
  crane: {
    id: 'hanpan-crane',
    name: '학과 달항아리',
    kind: 'slot',
    rtp: slotReturn().rtp,
    cycleMs: 2_500,
    minStake: 1_000,
    maxStake: 100_000,
  },
  roulette: {
    id: 'hanpan-roulette',
    name: '유러피언 룰렛',
    kind: 'casino',
    rtp: rouletteReturn(),
    cycleMs: 5_000,
    minStake: 1_000,
    maxStake: 1_000_000,
  },
  baccarat: {
    id: 'hanpan-baccarat',
    name: '바카라',
    kind: 'casino',
    rtp: baccaratReturn().banker,
    cycleMs: 5_000,
    minStake: 1_000,
    maxStake: 1_000_000,
  },
};
