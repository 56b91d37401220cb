import { describe, expect, it } from 'vitest';
import { refusalText } from './refusal-text';
import { REFUSAL_CODES } from './rules';

describe('refusalText', () => {
  it.each(REFUSAL_CODES)('has a sentence for %s, also when it carries no figures', (code) => {
    expect(refusalText({ code })).toMatch(/[가-힣].*\.$/);
    expect(refusalText({ code })).not.toMatch(/undefined|NaN/);
  });

  it('names amounts in the currency of the member', () => {
    const refusal = { code: 'STAKE_TOO_SMALL' as const, limit: 10_000 };
    expect(refusalText(refusal)).toBe('최소 베팅금액은 10,000원입니다.');
    expect(refusalText(refusal, 'USD')).toBe('최소 베팅금액은 $100.00입니다.');
  });

  it('names the odds that moved', () => {
    const refusal = { code: 'ODDS_CHANGED' as const, from: 208, to: 196 };
    expect(refusalText(refusal)).toContain('2.08에서 1.96');
  });
});
