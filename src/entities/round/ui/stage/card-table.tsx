import type { ReactNode } from 'react';
import * as styles from './card-table.css';

export interface HandNote {
  /** Whose hand; said where the note does not stand below it. */
  name: string;
  text: string;
}

export interface CardTableProps {
  left: ReactNode;
  right: ReactNode;
  /** How many cards a hand has room for. */
  hands: 'one' | 'many';
  /** What is between the hands; empty before there is a verdict. */
  verdict: string;
  /** What the verdict is. */
  caption?: string;
  /** What the strip below says of either hand as far as it is dealt, and of the game. */
  notes?: { left: HandNote; right: HandNote };
  rule: string;
}

const petals = Array.from({ length: 16 }, (_, index) => index * 22.5);

const cloth = (
  <svg
    viewBox="0 0 688 236"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    className={styles.cloth}
  >
    <path d="M10 -60V50C28 158 160 258 344 258S660 158 678 50V-60" />
    <path d="M16 -60V50C34 154 164 252 344 252S654 154 672 50V-60" strokeOpacity={0.07} />
    <circle cx={344} cy={104} r={14} />
    <circle cx={344} cy={104} r={40} />
    <circle cx={344} cy={104} r={64} />
    {petals.map((turn) => (
      <path
        key={turn}
        d="M344 68C351 78 351 92 344 102C337 92 337 78 344 68Z"
        transform={`rotate(${turn} 344 104)`}
      />
    ))}
  </svg>
);

function Note({ side, name, text }: HandNote & { side: 'left' | 'right' }) {
  return (
    <span className={styles.note({ of: side })}>
      {text !== '' && <b className={styles.owner}>{name}</b>}
      {text}
    </span>
  );
}

/** A table of two hands: what is between them, and below them the rule that the cards follow. */
export function CardTable({ left, right, hands, verdict, caption, notes, rule }: CardTableProps) {
  return (
    <div className={styles.root} aria-hidden="true">
      {cloth}
      <div className={styles.table({ hands })}>
        {left}
        <div className={styles.middle({ hands })}>
          {verdict !== '' && (
            <>
              <span className={styles.verdict}>{verdict}</span>
              {caption}
            </>
          )}
        </div>
        {right}
      </div>
      <div className={styles.notes}>
        {notes && <Note side="left" {...notes.left} />}
        <span className={styles.note({ of: 'rule', isSpare: notes !== undefined })}>{rule}</span>
        {notes && <Note side="right" {...notes.right} />}
      </div>
    </div>
  );
}
