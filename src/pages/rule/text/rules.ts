import type { LevelLimits } from '#rules/limits.ts';
import type { RulePart } from '../lib/section';
import { acceptanceSections } from './acceptance';
import { bonusDepositSections } from './bonus-deposit';
import { casinoSections } from './casino';
import { settlementSections } from './settlement';
import { termsPart } from './terms';
import { voidSections } from './voids';

/** Raised with every change of the text. */
export const ruleVersion = '1.2';
/** First day the text holds, in Seoul. */
export const ruleEffectiveDate = '2026-11-29';

/** All of the text, with the limits of levels as they are set. */
export const rulePartsOf = (limits: LevelLimits): readonly RulePart[] => [
  termsPart,
  {
    id: 'betting',
    title: '베팅규정',
    sections: [
      ...acceptanceSections(limits),
      ...settlementSections,
      ...voidSections,
      ...casinoSections,
      ...bonusDepositSections,
    ],
  },
];
