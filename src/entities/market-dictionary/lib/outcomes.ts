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

/** Families whose outcomes 1 and 2 ask of a side whether it does something; it wins or loses nothing by that. */
const ofTeams: readonly string[] = ['first-score', 'last-score', 'team-score', 'win-halves'];

/** A side and by how much it wins: "1 by 1-5"; X is a draw. */
function marginWord(outcome: string): string {
  const [side = '', by] = outcome.split(' by ');
  const team = messages.teams[side];
  return team && by ? messages.by(team, by) : wordOf(outcome);
}

/** Numbers from a list that count rounds or minutes: "3", "2-3", "76+". */
const numbers = /^\d+(?:-\d+|\+)?$/;

/** Splits an outcome of one side, "1 KO" or "2 4-6", into the side and the rest; null for one that names no side. */
export function sidedParts(outcome: string): [side: string, how: string] | null {
  const [, side = '', how = ''] = /^([12]) (.+)$/.exec(outcome) ?? [];
  return side === '' || how.startsWith('by ') || how.startsWith('And ') ? null : [side, how];
}

/** How a side wins or goes on, or in which rounds. */
export function howWord(how: string): string {
  return numbers.test(how) ? messages.rounds(how) : wordOf(how);
}

/** Korean word of an outcome; scores and numbers stay as they are, pairs are joined with / or +. */
export function outcomeLabel(family: string, outcome: string): string {
  if (family === 'exact-number' && numbers.test(outcome)) return outcome;
  if (family === 'interval' && numbers.test(outcome)) return messages.minutes(outcome);
  if (family === 'margin') return marginWord(outcome);
  const sided = sidedParts(outcome);
  if (sided) return messages.sided(messages.teams[sided[0]] ?? '', howWord(sided[1]));
  if (ofTeams.includes(family)) return messages.teams[outcome] ?? wordOf(outcome);
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
