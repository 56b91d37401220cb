import { describe, expect, it } from 'vitest';
import { refusalText } from './refusal-text';
import { REFUSAL_CODES } from './rules';
import { makeEntry, makeLegs } from './sample-picks';

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

  it('names the legs it is about, with their odds where those are the reason', () => {
    const legs = makeLegs(2);
    const selectionIds = legs.map(({ selectionId }) => selectionId);
    expect(refusalText({ code: 'BONUS_LOW_ODDS', selectionIds }, 'KRW', legs)).toBe(
      '아스널 vs 브라이턴 1.72, 울산 HD vs 전북 현대 2.08: 보너스 배당이 추가되어 1.30배 이하는 베팅하실 수 없습니다.',
    );
    const closed = { code: 'MARKET_CLOSED' as const, selectionId: selectionIds[0] };
    expect(refusalText(closed, 'KRW', legs)).toBe('아스널 vs 브라이턴: 베팅이 마감된 경기입니다.');
    expect(refusalText(closed, 'KRW', [])).toBe('베팅이 마감된 경기입니다.');
  });

  it('names the kind that picks of a match share, and each with its odds', () => {
    const [over, more] = [250, 350].map((line) =>
      makeEntry({ typeId: 2, line, outcome: 'Over', odds: line, marketKind: 'total' }),
    );
    if (!over || !more) return;
    const refusal = { code: 'JOINT_KINDS' as const, selectionIds: [over.selectionId] };
    const text = refusalText({ ...refusal, selectionId: more.selectionId }, 'KRW', [over, more]);
    expect(text).toMatch(
      /^오버 2\.5 2\.50 .* \+ 오버 3\.5 3\.50 .*: 모두 같은 종류\(언더오버\)입니다\. /,
    );
    expect(refusalText(refusal, 'KRW', [over])).toMatch(/^아스널 vs 브라이턴: 같은 경기에서는/);
  });

  it('names what is left for the same picks, nothing included', () => {
    const bound = '같은 조합은 모두 합쳐 5,000,000원까지 베팅하실 수 있습니다.';
    const refusal = { code: 'COMBINATION_LIMIT' as const, limit: 5_000_000 };
    expect(refusalText({ ...refusal, to: 2_000_000 })).toBe(`${bound} (남은 한도 2,000,000원)`);
    expect(refusalText({ ...refusal, to: 0 })).toBe(`${bound} (남은 한도 0원)`);
  });

  it('names the odds that moved', () => {
    const refusal = { code: 'ODDS_CHANGED' as const, from: 208, to: 196 };
    expect(refusalText(refusal)).toContain('2.08 → 1.96');
  });
});
