import { describe, expect, it } from 'vitest';
import type { RefusalCode, SlipFix, SlipProblem } from '@/entities/slip';
import { groupedLegs, slipNotices } from './notices';

const fix: SlipFix = { kind: 'dropBonus' };
const ofLeg = (code: RefusalCode, selectionId: string): SlipProblem => ({
  refusal: { code, selectionId },
  fix,
});
const noticesOf = (problems: SlipProblem[], hasStake = true) =>
  slipNotices({ problems, refused: null, legCount: 3, hasStake }).map(({ kind }) => kind);

describe('one notice for one cause', () => {
  it('a single leg speaks for itself', () => {
    const problems = [
      ofLeg('MARKET_CLOSED', 'a'),
      ofLeg('ODDS_CHANGED', 'b'),
      ofLeg('LINE_CHANGED', 'c'),
    ];
    expect(noticesOf(problems)).toEqual([]);
    expect(groupedLegs(problems)).toEqual([]);
  });

  it('of several one notice speaks, with one press for all, and they say nothing', () => {
    const problems = [
      ofLeg('MARKET_CLOSED', 'a'),
      ofLeg('FIXTURE_STARTED', 'b'),
      ofLeg('ODDS_CHANGED', 'c'),
      ofLeg('ODDS_CHANGED', 'd'),
    ];
    expect(groupedLegs(problems)).toEqual(['a', 'b', 'c', 'd']);
    expect(slipNotices({ problems, refused: null, legCount: 4, hasStake: true })).toMatchObject([
      { kind: 'closed', legs: ['a', 'b'], fix: { kind: 'dropLegs', selectionIds: ['a', 'b'] } },
      { kind: 'odds', legs: ['c', 'd'], fix: { kind: 'acceptOdds', selectionIds: ['c', 'd'] } },
    ]);
  });

  it('each leg takes its own new line', () => {
    const problems = [ofLeg('LINE_CHANGED', 'a'), ofLeg('LINE_CHANGED', 'b')];
    expect([noticesOf(problems), groupedLegs(problems)]).toEqual([[], []]);
  });

  it('an empty field is not yet a mistake', () => {
    const problems: SlipProblem[] = [{ refusal: { code: 'STAKE_TOO_SMALL', limit: 1 }, fix }];
    expect([noticesOf(problems, false), noticesOf(problems)]).toEqual([[], ['problem']]);
  });
});
