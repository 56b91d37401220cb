import type { FixtureClock } from '#rules/feed.ts';
import { BREAK_CODE, type SportKey, sportOf } from '#rules/sports.ts';
import { commonCodes, messages, sports } from './messages';

const everywhere: readonly number[] = [-1, BREAK_CODE];

/** Names a score code in a sport: 10 in football is 전반전, 3 in basketball 3쿼터; '' for one the sport does not have. */
export function periodLabel(sport: SportKey, code: number): string {
  const { codes, regulation } = sportOf(sport);
  if (!codes.includes(code) && !everywhere.includes(code)) return '';
  const words = sports[sport];
  const numbered = words.part !== null && regulation.includes(code) ? `${code}${words.part}` : '';
  return words.codes[code] ?? (numbered || (commonCodes[code] ?? ''));
}

/** Names the moment of a match: 후반 63′, 3쿼터, 1회말; '' without a clock. */
export function clockText(
  sport: SportKey,
  clock: Pick<FixtureClock, 'period' | 'minute' | 'inning'> | null,
): string {
  if (clock === null) return '';
  const { minute, inning } = clock;
  const code = Number(clock.period);
  if (inning && code !== BREAK_CODE) return messages.inning[inning.half](inning.number);
  const name = periodLabel(sport, code).replace(/^(전반|후반)전$/, '$1');
  return minute === null || code === BREAK_CODE ? name : `${name} ${minute}′`.trim();
}

export function sportName(sport: SportKey): string {
  return sports[sport].name;
}
