import { describe, expect, it } from 'vitest';
import { pushText } from './push-text';
import { makeBetLeg } from './sample-bets';

const live = { inPlay: true, result: 3 as const, fixtureStatus: 3 as const };
const score = (home: number, away: number) => ({ home, away });

describe('pushText', () => {
  it('names the score that a football handicap in play counted from', () => {
    const leg = makeBetLeg({
      ...live,
      typeId: 3,
      line: -100,
      offerScore: score(2, 1),
      decidedBy: score(3, 1),
    });
    expect(pushText(leg)).toBe(
      '2:1 기준 -1, 최종 3:1 → 핸디캡을 적용하면 동점이므로 적중특례(1.00배)',
    );
  });

  it.each([
    [
      'the total of a match in play',
      { ...live, typeId: 2, outcome: 'Over', line: 300, decidedBy: score(2, 1) },
      '0:0 기준 3, 최종 2:1 → 합계가 기준점과 같으므로 적중특례(1.00배)',
    ],
    [
      'a handicap before kick-off',
      { ...live, inPlay: false, typeId: 3, outcome: '2', line: -100, decidedBy: score(1, 0) },
      '+1, 최종 1:0 → 핸디캡을 적용하면 동점이므로 적중특례(1.00배)',
    ],
    [
      'the total of one team',
      {
        ...live,
        inPlay: false,
        typeId: 102,
        outcome: 'Under',
        line: 100,
        decidedBy: score(3, 1),
      },
      '1, 최종 3:1 → 브라이턴 합계가 기준점과 같으므로 적중특례(1.00배)',
    ],
    [
      'a half',
      { ...live, inPlay: false, typeId: 64, line: 0, decidedBy: score(1, 1) },
      '0, 전반전 1:1 → 핸디캡을 적용하면 동점이므로 적중특례(1.00배)',
    ],
    [
      'a winner without a draw',
      { ...live, inPlay: false, typeId: 900001, decidedBy: score(1, 1) },
      '최종 1:1 → 무승부이므로 적중특례(1.00배)',
    ],
  ])('explains %s', (_what, leg, text) => {
    expect(pushText(makeBetLeg(leg))).toBe(text);
  });

  it('is silent where no score made the leg void, and for every other result', () => {
    const leg = makeBetLeg({ ...live, typeId: 3, line: -100, decidedBy: null });
    expect(pushText(leg)).toBeNull();
    expect(pushText({ ...leg, decidedBy: score(3, 0) })).toBeNull();
    expect(pushText({ ...leg, result: 2, decidedBy: score(1, 0) })).toBeNull();
  });
});
