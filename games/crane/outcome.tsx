import type { PlayedRound } from '#rules/casino/types.ts';
import { LINES } from '#rules/casino/slot.ts';
import { type Currency, formatMoney } from '@/shared/lib/format';
import * as frame from '../ui/frame.css';
import { craneMessages, symbolNames } from './messages.ts';
import type { SlotWins } from './wins.ts';

interface OutcomeProps {
  wins: SlotWins;
  round: PlayedRound;
  currency: Currency;
}

/** The highest win of a round in words, and how many more there are. */
export function Outcome({ wins: { lines, scatter }, round, currency }: OutcomeProps) {
  const amount = formatMoney(round.stake / LINES.length, currency);
  const won = [...lines, ...(scatter ? [scatter] : [])].toSorted((a, b) => b.pays - a.pays);
  const [top] = won;
  if (!top) return <span>{craneMessages.noWin}</span>;
  const others = won.length - 1;
  return (
    <>
      <span>{top.line === null ? craneMessages.scatter : craneMessages.line(top.line)}</span>
      <span>
        <b className={frame.strong}>{craneMessages.win(symbolNames[top.symbol], top.count)}</b>
        {top.wilds > 0 && ` ${craneMessages.wilds(top.wilds)}`}
        {` · ${craneMessages.times(amount, top.times)}`}
      </span>
      {others > 0 && <span>{craneMessages.others(others)}</span>}
    </>
  );
}
