import { expect, it } from 'vitest';
import { betText } from './bet-text';
import { legText, legTitle, legWithMatch } from './leg-text';
import { makeBetLeg, makeCasinoLeg, makeRoundLeg } from './sample-bets';

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

it('names the match of a pick that nothing around it names; a round has none', () => {
  const over = makeBetLeg({ typeId: 2, outcome: 'Over', line: 250 });
  expect(legText(over)).toBe('오버 2.5 · 언더오버');
  expect(legWithMatch(over)).toBe('오버 2.5 · 언더오버 · 아스널 vs 브라이턴');
  expect(legWithMatch(makeRoundLeg())).toBe(legText(makeRoundLeg()));
});
