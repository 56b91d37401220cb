import type { FixtureClock } from '#rules/feed.ts';
import { BREAK_CODE, type SportKey } from '#rules/sport-keys.ts';
import { codes as words, messages, sports } from './messages';

const LAST_PART = 9;
const SHOOT_OUT = 50;
const WITH_SHOOT_OUT = 102;

/** Names a score code that a sport reports: 10 in football is 전반전, 3 in basketball 3쿼터; '' for one without a word. */
export function periodLabel(sport: SportKey, code: number): string {
  const { part, shootOut } = sports[sport];
  if (part && code > 0 && code <= LAST_PART) return `${code}${part}`;
  if (!part && code === BREAK_CODE) return messages.halftime;
  if (code === WITH_SHOOT_OUT) return messages.including(periodLabel(sport, SHOOT_OUT));
  return (code === SHOOT_OUT && shootOut) || (words[code] ?? '');
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
