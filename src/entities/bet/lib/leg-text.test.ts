import { expect, it } from 'vitest';
import { betText } from './bet-text';
import { legText, legTitle } from './leg-text';
import { makeCasinoLeg, makeRoundLeg } from './sample-bets';

it('names a pick of a round with its market, and the round after it', () => {
  const leg = makeRoundLeg();
  expect(legTitle(leg)).toBe('파워볼 홀짝 홀');
  expect(legText(leg)).toBe('파워볼 홀짝 홀 · EOS 파워볼 3분 · 374회차');
  expect(betText({ folders: 1, leg })).toBe('단폴 · 파워볼 홀짝 홀');
});

it('names a round of a game with the member’s count of them', () => {
  const leg = makeCasinoLeg();
  expect(legTitle(leg)).toBe('학과 달항아리');
  expect(legText(leg)).toBe('학과 달항아리 · 한판 스튜디오 · 제 18,402회');
  expect(betText({ folders: 1, leg })).toBe('학과 달항아리 · 제 18,402회');
});
