import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useUnit } from 'effector-react';
import { balanceOf } from '../lib/outcome';
import { $list, rounds } from '../model';
import * as styles from './balance-line.css';
import { messages } from './messages';

/** How the rounds of the list came out in the main market of their game. */
export function BalanceLine() {
  const [list, query] = useUnit([$list, rounds.$query]);
  const balance = query && balanceOf(query.gameId, list ?? []);
  if (!balance) return null;
  const { title, sides, others, voided } = balance;
  const hasBar = sides.some(({ tone }) => tone === 'blue' || tone === 'red');
  const [first, ...rest] = sides;
  const drawn = (side: (typeof sides)[number]) => (
    <b key={side.label} className={styles.side({ tone: side.tone })}>
      {messages.count(side.label, side.count)}
    </b>
  );
  return (
    <section className={styles.root} aria-label={messages.balance(title)}>
      <span>{title}</span>
      {first && drawn(first)}
      {hasBar && (
        <span className={styles.bar} aria-hidden="true">
          {sides.map(({ label, tone, count }) => (
            <i
              key={label}
              className={styles.part({ tone })}
              style={assignInlineVars({ [styles.share]: String(count) })}
            />
          ))}
        </span>
      )}
      {rest.map(drawn)}
      {others > 0 && <span>{messages.others(others)}</span>}
      {voided > 0 && <span>{messages.voided(voided)}</span>}
    </section>
  );
}
