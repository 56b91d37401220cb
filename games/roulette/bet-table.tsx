import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useState } from 'react';
import { roulettePays } from '#rules/casino/roulette.ts';
import type { RouletteBet, RouletteBetKind } from '#rules/casino/types.ts';
import { type Currency, formatMoney } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { Chip } from '@/shared/ui/chip';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';
import { betKey, type Table } from '../bets/use-table.ts';
import { chipText } from '../lib/money.ts';
import { colours } from '../ui/result-messages.ts';
import { pocketColour } from '../ui/result-text.ts';
import { INSIDE, type InsideKind, insideBets } from './inside.ts';
import { betName, rouletteMessages } from './messages.ts';
import { numberCell, OUTSIDE, type OutsideBet, type Place } from './outside.ts';
import * as styles from './roulette.css';

const NUMBERS = Array.from({ length: 37 }, (_, number) => number);

interface BetTableProps {
  table: Table<RouletteBet>;
  currency: Currency;
  /** Where the ball lies. */
  pocket: number | null;
}

/** The betting table: each cell takes a chip; bets on neighbours are chosen by one of their numbers. */
export function BetTable({ table, currency, pocket }: BetTableProps) {
  const [kind, setKind] = useState<InsideKind>('straight');
  const [number, setNumber] = useState<number | null>(null);
  const amountOf = (of: RouletteBetKind, numbers: readonly number[]): number =>
    table.laid.find((bet) => betKey(bet) === betKey({ kind: of, numbers, amount: 0 }))?.amount ?? 0;
  const lay = (of: RouletteBetKind, numbers: readonly number[]): void =>
    table.lay({ kind: of, numbers, amount: table.chip });

  return (
    <div className={styles.main}>
      <Kinds kind={kind} onKind={setKind} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in all browsers */}
      <div className={styles.table} role="group" aria-label={rouletteMessages.table}>
        {NUMBERS.map((one) => (
          <Cell
            key={one}
            text={String(one)}
            detail={colours[pocketColour(one)]}
            colour={pocketColour(one)}
            place={numberCell(one)}
            amount={amountOf('straight', [one])}
            currency={currency}
            isResult={one === pocket}
            isChosen={kind !== 'straight' && one === number}
            onPress={() => (kind === 'straight' ? lay(kind, [one]) : setNumber(one))}
          />
        ))}
        {OUTSIDE.map((bet) => (
          <Cell
            key={betName(bet.kind, bet.numbers)}
            {...outsideText(bet)}
            colour={bet.kind === 'red' ? 'red' : undefined}
            place={bet}
            amount={amountOf(bet.kind, bet.numbers)}
            currency={currency}
            onPress={() => lay(bet.kind, bet.numbers)}
          />
        ))}
      </div>
      {kind !== 'straight' && (
        <Choices kind={kind} number={number} onChoose={(numbers) => lay(kind, numbers)} />
      )}
      <Mine bets={table.laid} currency={currency} />
    </div>
  );
}

function Kinds({ kind, onKind }: { kind: InsideKind; onKind: (kind: InsideKind) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of chips in all browsers
    <div className={styles.row} role="group" aria-label={rouletteMessages.kinds}>
      {INSIDE.map((one) => (
        <Chip key={one} selected={one === kind} onClick={() => onKind(one)}>
          {rouletteMessages.kind(one, roulettePays(one))}
        </Chip>
      ))}
    </div>
  );
}

/** All columns pay the same, which is what their cells say. */
function outsideText({ kind, numbers }: OutsideBet): Pick<CellProps, 'text' | 'detail'> {
  const name = betName(kind, numbers);
  return kind === 'column' ? { text: rouletteMessages.columnCell, detail: name } : { text: name };
}

interface CellProps {
  text: string;
  /** What the text leaves out, for those who do not see where the cell is and its colour. */
  detail?: string | undefined;
  colour?: string | undefined;
  place: Place;
  /** What lies on it. */
  amount: number;
  currency: Currency;
  isResult?: boolean;
  /** The bets that it belongs to are offered below. */
  isChosen?: boolean;
  onPress: () => void;
}

function Cell({ text, detail, colour, place, amount, currency, ...rest }: CellProps) {
  const { isResult = false, isChosen = false, onPress } = rest;
  return (
    <button
      type="button"
      className={styles.cell}
      style={assignInlineVars({ [styles.wide]: place.wide, [styles.narrow]: place.narrow })}
      data-colour={colour}
      data-result={isResult}
      aria-pressed={isChosen || undefined}
      onClick={onPress}
    >
      {text} {detail !== undefined && <VisuallyHidden>{detail}</VisuallyHidden>}
      {amount > 0 && (
        <span className={styles.chip}>
          <VisuallyHidden>{rouletteMessages.laid}</VisuallyHidden> {chipText(amount, currency)}
        </span>
      )}
    </button>
  );
}

interface ChoicesProps {
  kind: InsideKind;
  number: number | null;
  onChoose: (numbers: readonly number[]) => void;
}

/** The bets that the chosen number belongs to. */
function Choices({ kind, number, onChoose }: ChoicesProps) {
  if (number === null) return <p className={styles.row}>{rouletteMessages.choose}</p>;
  const name = rouletteMessages.choices(number);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a row of buttons in all browsers
    <div className={styles.choices} role="group" aria-label={name}>
      <span>{name}</span>
      {insideBets(kind, number).map((numbers) => (
        <Button key={numbers.join(' ')} variant="tint" size="sm" onClick={() => onChoose(numbers)}>
          {betName(kind, numbers)}
        </Button>
      ))}
    </div>
  );
}

/** What lies on the table, in words: bets on neighbours have no cell of their own. */
function Mine({ bets, currency }: { bets: readonly RouletteBet[]; currency: Currency }) {
  return (
    <ul className={styles.mine} aria-label={rouletteMessages.mine}>
      {bets.map((bet) => (
        <li key={betKey(bet)}>
          {betName(bet.kind, bet.numbers)} {formatMoney(bet.amount, currency)}
        </li>
      ))}
    </ul>
  );
}
