import { BONUS_BOUNDS, faultyBonusTerm } from '#rules/deposit.ts';
import { parsePercent, parseWhole } from '@/shared/lib/typed-number';
import type { BonusTerms } from '../model/settings';
import { messages } from '../ui/messages';

type Name = keyof typeof BONUS_BOUNDS;
/** The terms of a bonus as they are typed. */
export type BonusDraft = Record<Name, string> & { bonus: BonusTerms['bonus'] };

const whole = (text: string) => parseWhole(text) ?? undefined;
const readers: Record<Name, (text: string) => number | null | undefined> = {
  basisPoints: parsePercent,
  capPoints: whole,
  turnoverPercent: whole,
};
export const termNames = Object.keys(BONUS_BOUNDS) as Name[];

/** Terms as they would be typed. */
export function typedTerms({ basisPoints, capPoints, turnoverPercent }: BonusTerms) {
  return {
    basisPoints: String(basisPoints / 100),
    capPoints: String(capPoints),
    turnoverPercent: String(turnoverPercent),
  };
}

/** Below every bound. */
const NO_NUMBER = -1;

/** What was typed, as numbers. */
export function readTerms({ bonus, ...texts }: BonusDraft): BonusTerms {
  const read = (name: Name) => readers[name](texts[name]) ?? NO_NUMBER;
  const [basisPoints, capPoints] = [read('basisPoints'), read('capPoints')];
  return { bonus, basisPoints, capPoints, turnoverPercent: read('turnoverPercent') };
}

/** What is wrong with the typed terms, by field. */
export function termProblems(draft: BonusDraft): Partial<Record<Name, string>> {
  const { bonus, ...terms } = readTerms(draft);
  const outside = termNames.filter((name) => {
    const { min, max } = BONUS_BOUNDS[name];
    return !(terms[name] >= min && terms[name] <= max);
  });
  if (outside.length > 0)
    return Object.fromEntries(outside.map((name) => [name, messages.termOutside(name)]));
  const faulty = faultyBonusTerm(bonus, terms);
  if (faulty === null) return {};
  if (faulty === 'turnoverPercent') return { [faulty]: messages.bonusUnturned };
  return { [faulty]: bonus === 'none' ? messages.bonusNone : messages.bonusUncapped };
}
