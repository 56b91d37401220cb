import { memo } from 'react';
import type { HwatuCard } from '#rules/rounds/numbers.ts';
import * as styles from './gostop-card.css';
import { MOTIFS } from './gostop-motifs';

export interface GoStopCardProps {
  card: HwatuCard;
  /** Its face; else its back. */
  isShown?: boolean;
}

/** The four of a month share its motif: with a seal, with a ribbon, plain, and plain the other way round. */
function Sheet({ card: { month, card }, isShown = true }: GoStopCardProps) {
  return (
    <svg viewBox="0 0 62 100" aria-hidden="true" className={styles.root}>
      <rect width={62} height={100} rx={6} className={isShown ? styles.paper : styles.back} />
      {isShown && (
        <>
          <g transform={card === 3 ? 'translate(62 0) scale(-1 1)' : undefined}>
            {MOTIFS[month - 1]}
          </g>
          {card === 0 && <circle cx={50} cy={88} r={4.5} className={styles.seal} />}
          {card === 1 && <path d="M42 50h9v40l-4.5 -4l-4.5 4z" className={styles.ribbon} />}
        </>
      )}
      <rect x={2.5} y={2.5} width={57} height={95} rx={4} className={styles.frame} />
    </svg>
  );
}

/** A card of hwatu, its face or its back. */
export const GoStopCard = memo(Sheet);
