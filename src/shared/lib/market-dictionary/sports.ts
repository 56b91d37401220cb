import { BREAK_CODE, type SportKey, sportOf } from '#rules/sports.ts';
import { commonCodes, sports } from './messages';

const everywhere: readonly number[] = [-1, BREAK_CODE];

/** Names a score code in a sport: 10 in football is 전반전, 3 in basketball 3쿼터; '' for one the sport does not have. */
export function periodLabel(sport: SportKey, code: number): string {
  const { codes, regulation } = sportOf(sport);
  if (!codes.includes(code) && !everywhere.includes(code)) return '';
  const words = sports[sport];
  const numbered = words.part !== null && regulation.includes(code) ? `${code}${words.part}` : '';
  return words.codes[code] ?? (numbered || (commonCodes[code] ?? ''));
}

export function sportName(sport: SportKey): string {
  return sports[sport].name;
}
