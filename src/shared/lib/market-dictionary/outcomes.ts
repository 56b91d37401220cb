import { kindOf } from '#rules/markets/market-kinds.ts';
import { messages } from './market-messages';
import { messages as sportMessages } from './messages';
import { winnerLabel } from './winners';

const ordinal = /^(\d)(?:st|nd|rd|th)( Half| Period)?$/;

function wordOf(outcome: string): string {
  const [, number = '', part] = ordinal.exec(outcome) ?? [];
  if (part === ' Half' && (number === '1' || number === '2')) return sportMessages.halves[number];
  return messages.outcomes[outcome] ?? (number || winnerLabel(outcome));
}

/** Korean word of an outcome; scores and numbers stay as they are, pairs are joined with / or +. */
export function outcomeLabel(family: string, outcome: string): string {
  if (family === 'first-score') return messages.teams[outcome] ?? wordOf(outcome);
  return outcome
    .split(' And ')
    .map((part) =>
      /^[12X]\/[12X]$/.test(part) ? part.split('/').map(wordOf).join('/') : wordOf(part),
    )
    .join(' + ');
}

/** A line (hundredths) as text, without needless zeros: 250 → "2.5"; handicaps carry a plus sign when positive. */
export function formatLine(family: string, line: number): string {
  const sign = line > 0 && kindOf(family) === 'handicap' ? '+' : '';
  return `${sign}${line / 100}`;
}
