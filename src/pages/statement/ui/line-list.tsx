import { useState } from 'react';
import {
  formatChange,
  formatPlain,
  lineLabel,
  type StatementCurrency,
  type StatementLine,
} from '@/entities/statement';
import { entryKey, isRound, type RoundOfLines } from '../lib/by-round';
import { DayHead } from './day-head';
import { LineBet } from './line-bet';
import { LineSource } from './line-source';
import type { LinesProps } from './line-table';
import { messages } from './messages';
import { RoundAbout, RoundToggle } from './round-parts';
import * as styles from './statement-lines.css';

interface LineItemProps {
  line: StatementLine;
  currency: StatementCurrency;
  /** One of the lines of the round that it is in. */
  isPart?: boolean;
}

function LineItem({ line, currency, isPart = false }: LineItemProps) {
  const isAbout = !isPart && (line.bet !== null || line.bank !== null);
  return (
    <li className={styles.item}>
      <span className={styles.kind} data-category={line.category}>
        {lineLabel(line)}
      </span>
      <span className={styles.amount} data-gain={line.amount > 0}>
        {formatChange(line.amount, currency)}
      </span>
      {isAbout && (
        <span className={styles.wide}>
          <LineBet line={line} />
        </span>
      )}
      <span className={styles.number}>
        {messages.lineTime(line.at)} {!isPart && <LineSource source={line.source} />}
      </span>
      <span className={styles.number}>
        {formatPlain(line.before, currency)} → {formatPlain(line.after, currency)}
      </span>
    </li>
  );
}

/** A round of a game in one item, which opens into its lines. */
function RoundItem({ round, currency }: { round: RoundOfLines; currency: StatementCurrency }) {
  const [isOpen, setOpen] = useState(false);
  const [last] = round.lines;
  return (
    <li>
      <div className={styles.item}>
        <RoundToggle isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <span className={styles.amount} data-gain={round.net > 0}>
          {formatChange(round.net, currency)}
        </span>
        <span className={styles.wide}>
          <RoundAbout round={round} currency={currency} />
        </span>
        <span className={styles.number}>
          {messages.lineTime(last.at)} <LineSource source={last.source} />
        </span>
        <span className={styles.number}>
          {formatPlain(round.before, currency)} → {formatPlain(round.after, currency)}
        </span>
      </div>
      {isOpen && (
        <ul className={styles.parts}>
          {round.lines.map((line) => (
            <LineItem key={line.seq} line={line} currency={currency} isPart />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Lines of two rows, for phones. */
export function LineList({ days, sums, currency }: LinesProps) {
  return (
    <div className={styles.frame}>
      {days.map(({ day, entries }) => (
        <section key={day} aria-label={messages.day(day)}>
          <h2 className={styles.dayRow}>
            <DayHead day={day} sums={sums} currency={currency} />
          </h2>
          <ul>
            {entries.map((entry) =>
              isRound(entry) ? (
                <RoundItem key={entryKey(entry)} round={entry} currency={currency} />
              ) : (
                <LineItem key={entryKey(entry)} line={entry} currency={currency} />
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}
