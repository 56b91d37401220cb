import { describe, expect, it } from 'vitest';
import { foldDigits, foldPhone, foldText } from './typed.ts';

describe('a text', () => {
  it.each([
    ['한강'.normalize('NFD'), '한강'],
    ['ｈａｎｐａｎ７７', 'hanpan77'],
    ['ＶＩＰ　쿠폰', 'VIP 쿠폰'],
    ['가\u00A0나', '가 나'],
    // Full NFKC would make conjoining jamo of it, which nobody types.
    ['ㅎㅂ', 'ㅎㅂ'],
    ['①½', '①½'],
  ])('%j is %j', (typed, folded) => {
    expect(foldText(typed)).toBe(folded);
  });
});

describe('digits', () => {
  it.each([
    ['(010) 1234.5678', '01012345678'],
    ['０１０－１２３４－５６７８', '01012345678'],
    ['010\u20131234\u22125678', '01012345678'],
    ['\u202A010\u200B12345678\u202C', '01012345678'],
    ['１１０（２２）　３３３', '11022333'],
    ['0x10', '0x10'],
    ['1,000', '1,000'],
  ])('%j are %j', (typed, folded) => {
    expect(foldDigits(typed)).toBe(folded);
  });
});

describe('a phone number', () => {
  it.each([
    ['+82 10-1234-5678', '01012345678'],
    ['＋８２ 10 1234 5678', '01012345678'],
    ['+82 (0)10-1234-5678', '01012345678'],
    ['0082 10 1234 5678', '01012345678'],
    ['821012345678', '01012345678'],
    ['(010) 1234.5678', '01012345678'],
    ['82', '82'],
    ['8200', '8200'],
    ['+1 212 555 0100', '+12125550100'],
  ])('%j is %j', (typed, folded) => {
    expect(foldPhone(typed)).toBe(folded);
  });
});
