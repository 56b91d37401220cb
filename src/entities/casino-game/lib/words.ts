import type { CasinoCategory, CasinoGame, CasinoKind } from './casino-game';
import type { GameSort } from './find-games';

export const kindNames: Record<CasinoKind, string> = { casino: '라이브카지노', slot: '슬롯' };

export const categoryNames: Record<CasinoCategory, string> = {
  baccarat: '바카라',
  blackjack: '블랙잭',
  roulette: '룰렛',
  show: '게임쇼',
  dragontiger: '드래곤타이거',
  sicbo: '식보',
  slot: '비디오 슬롯',
  megaways: '메가웨이즈',
  jackpot: '잭팟',
  classic: '클래식',
};

export const volatilityNames: Record<NonNullable<CasinoGame['volatility']>, string> = {
  low: '낮음',
  medium: '보통',
  high: '높음',
};

export const sortNames: Record<GameSort, string> = {
  popular: '인기순',
  name: '이름순',
  new: '신규순',
};

/** Writes a return to the player given in hundredths of a percent. @example rtpText(9620) // '96.20%' */
export function rtpText(hundredths: number): string {
  return `${(hundredths / 100).toFixed(2)}%`;
}
