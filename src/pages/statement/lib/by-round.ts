import { ENTRY } from '#rules/ledger.ts';
import { isCasinoLeg } from '@/entities/bet';
import type { StatementLine } from '@/entities/statement';

/** Several lines of one round of a provider's game, one after the other; newest first. Amounts in minor units. */
export interface RoundOfLines {
  lines: readonly [StatementLine, ...StatementLine[]];
  /** What was staked, won and given back, each without its sign. */
  staked: number;
  won: number;
  refunded: number;
  /** What they come to. */
  net: number;
  /** What the balance was before the first of them and after the last. */
  before: number;
  after: number;
}

export type StatementEntry = StatementLine | RoundOfLines;

export function isRound(entry: StatementEntry): entry is RoundOfLines {
  return 'lines' in entry;
}

/** The key of an entry: the number of the first line, which stays while later ones come. */
export function entryKey(entry: StatementEntry): number {
  return isRound(entry) ? (entry.lines.at(-1)?.seq ?? 0) : entry.seq;
}

/** The id of the round that a line was booked for; null for every other line. */
function roundIdOf({ source, bet }: StatementLine): string | null {
  return bet !== null && isCasinoLeg(bet.leg) && source?.kind === 'bet' ? source.id : null;
}

function toRound(lines: RoundOfLines['lines']): RoundOfLines {
  const [last] = lines;
  const first = lines.at(-1) ?? last;
  const sumOf = (code: number) =>
    Math.abs(lines.reduce((sum, line) => sum + (line.code === code ? line.amount : 0), 0));
  return {
    lines,
    staked: sumOf(ENTRY.casinoBet.code),
    won: sumOf(ENTRY.casinoWin.code),
    refunded: sumOf(ENTRY.casinoRefund.code),
    net: lines.reduce((sum, { amount }) => sum + amount, 0),
    before: first.before,
    after: last.after,
  };
}

/** Lines of one round that follow each other are one entry; a line that is alone stays a line. Newest first. */
export function byRound(lines: readonly StatementLine[]): StatementEntry[] {
  const groups: { id: string | null; lines: [StatementLine, ...StatementLine[]] }[] = [];
  for (const line of lines) {
    const id = roundIdOf(line);
    const last = groups.at(-1);
    if (id !== null && last?.id === id) last.lines.push(line);
    else groups.push({ id, lines: [line] });
  }
  return groups.map(({ lines: some }) => (some.length === 1 ? some[0] : toRound(some)));
}
