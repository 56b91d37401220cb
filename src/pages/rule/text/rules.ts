import type { RulePart } from '../lib/section';
import { acceptanceSections } from './acceptance';
import { settlementSections } from './settlement';
import { termsPart } from './terms';
import { voidSections } from './voids';

/** Raised with every change of the text. */
export const ruleVersion = '1.0';
/** First day the text holds, in Seoul. */
export const ruleEffectiveDate = '2026-11-21';

export const ruleParts: readonly RulePart[] = [
  termsPart,
  {
    id: 'betting',
    title: '베팅규정',
    sections: [...acceptanceSections, ...settlementSections, ...voidSections],
  },
];
