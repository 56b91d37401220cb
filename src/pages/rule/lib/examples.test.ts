import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '#rules/limits.ts';
import { rulePartsOf } from '../text/rules';
import { exampleRow, settleExample, slipRow, stakeUnder, type Example } from './examples';

const handicap: Example = {
  sport: 'football',
  typeId: 3,
  outcome: '1',
  line: -75,
  odds: 195,
  scores: { 100: '2:1' },
};

describe('examples', () => {
  it('are settled by the rules: -0.75 at 2:1 is half won and pays 1.475', () => {
    expect(settleExample(handicap)).toEqual({ result: 5, payout: 14_750 });
  });

  it('count only goals after the offer of an in-play football handicap', () => {
    const inPlay = { ...handicap, line: -50, offer: '1:0' };
    expect(settleExample({ ...inPlay, scores: { 100: '1:0' } }).result).toBe(1);
    expect(settleExample({ ...inPlay, scores: { 100: '2:0' } }).result).toBe(2);
  });

  it('name market, pick and figures in the words of the site', () => {
    expect(exampleRow(handicap, '2:1')).toEqual([
      '핸디캡',
      '승 -0.75',
      '1.95',
      '2:1',
      '반적중',
      '14,750',
    ]);
  });

  it('show multiples as they are paid, bonus included', () => {
    const legs = [185, 210, 155].map((odds) => ({ odds, result: 2 as const }));
    expect(slipRow('', { legs, bonusFolders: null }).slice(2)).toEqual(['6.02', '60,200']);
    expect(slipRow('', { legs, bonusFolders: 3 }).slice(2)).toEqual(['6.20', '62,000']);
  });

  it('find the highest stake below the cap of the pay-out', () => {
    expect(stakeUnder(15_000_000, 1_000)).toBe(1_500_000);
  });
});

describe('the text', () => {
  const sections = rulePartsOf(DEFAULT_LIMITS).flatMap((part) => part.sections);

  it('gives every section an anchor of its own', () => {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  });

  it('fills every row of every table', () => {
    for (const { id, blocks } of sections) {
      for (const block of blocks) {
        if (block.kind !== 'table') continue;
        for (const row of block.rows) {
          expect(row, id).toHaveLength(block.head.length);
          expect(row.every(Boolean), `${id}: ${row.join(' | ')}`).toBe(true);
        }
      }
    }
  });

  it('leaves no example undecided', () => {
    const rows = sections
      .find(({ id }) => id === 'examples')
      ?.blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
    expect(rows?.map((row) => row[4])).not.toContain('진행 중');
  });
});
