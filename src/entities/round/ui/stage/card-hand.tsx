import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { type Dealt, isTurned, poseOf } from './card-deal';
import * as styles from './card-hand.css';

export type HandTone = 'blue' | 'red' | 'plain';

export interface CardHandProps<Art> {
  side: 'left' | 'right';
  tone: HandTone;
  name: string;
  cards: readonly Dealt<Art>[];
  at: number;
  /** Draws a card, its face or its back. */
  draw: (card: Art, isShown: boolean, index: number) => ReactNode;
  /** What the hand counts; empty before its first card is seen. */
  total: string;
  /** What became of it. */
  mark?: string | undefined;
  isWinner?: boolean;
  /** The third card lies on the outer side. */
  hasOutside?: boolean;
}

/** One side of a table: its name, what it counts, its cards as they lie at a moment. */
export function CardHand<Art>(props: CardHandProps<Art>) {
  const { side, tone, name, cards, at, draw, total, mark, isWinner, hasOutside } = props;
  return (
    <div className={styles.root({ side })}>
      <div className={styles.head({ side, tone })}>
        {mark !== undefined && <span className={styles.mark}>{mark}</span>}
        <span>{name}</span>
        <span className={styles.total({ filled: isWinner ? tone : undefined })}>{total}</span>
      </div>
      <div className={styles.cards({ side })}>
        {cards.map((dealt, index) => {
          const { way, width } = poseOf(dealt, at);
          return (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a card of a hand is its place, and eight decks have each eight times
              key={index}
              className={styles.slot({ isOutside: hasOutside && side === 'left' && index === 2 })}
              style={assignInlineVars({ [styles.way]: String(way), [styles.width]: String(width) })}
            >
              {draw(dealt.card, isTurned(dealt, at), index)}
            </span>
          );
        })}
      </div>
    </div>
  );
}
