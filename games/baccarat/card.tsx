import { type Card, isRed } from '#rules/rounds/cards.ts';
import { rankText } from '../ui/result-messages.ts';
import * as styles from './card.css';

/** Spades, hearts, diamonds, clubs in a square of 24. */
const SUITS = [
  'M12 1.2C14.8 6 21.8 9.3 21.8 14.3a4.7 4.7 0 0 1-8.6 2.7c.2 2.3 1 4.3 2.5 5.8H8.3c1.5-1.5 2.3-3.5 2.5-5.8a4.7 4.7 0 0 1-8.6-2.7C2.2 9.3 9.2 6 12 1.2z',
  'M12 21.5C5.2 16 2 12.3 2 8.1A5.3 5.3 0 0 1 12 5.6 5.3 5.3 0 0 1 22 8.1c0 4.2-3.2 7.9-10 13.4z',
  'M12 1C14 5.2 17 9 20.2 12 17 15 14 18.8 12 23 10 18.8 7 15 3.8 12 7 9 10 5.2 12 1z',
  'M12 1.5a4.8 4.8 0 0 1 3.7 7.9 4.8 4.8 0 1 1-2.5 7.7c.2 2.2 1 4.2 2.5 5.7H8.3c1.5-1.5 2.3-3.5 2.5-5.7a4.8 4.8 0 1 1-2.5-7.7A4.8 4.8 0 0 1 12 1.5z',
];

const turned = 'rotate(180 36 50)';

/** A card with its face up; the hand around says its name. */
export function PlayingCard({ card, isAcross }: { card: Card; isAcross: boolean }) {
  const suit = SUITS[card.suit];
  const corner = (
    <>
      <text x="11" y="20" textAnchor="middle" fontSize="16">
        {rankText(card)}
      </text>
      <path d={suit} transform="translate(5.5 24) scale(.46)" />
    </>
  );
  return (
    <svg
      viewBox={isAcross ? '0 0 100 72' : '0 0 72 100'}
      className={isAcross ? styles.across : styles.root}
      aria-hidden="true"
    >
      <g transform={isAcross ? 'rotate(90) translate(0 -100)' : undefined}>
        <rect className={styles.sheet} x=".5" y=".5" width="71" height="99" rx="6.5" />
        <g className={styles.ink} data-red={isRed(card)}>
          <path d={suit} transform="translate(21 35) scale(1.25)" />
          {corner}
          <g transform={turned}>{corner}</g>
        </g>
      </g>
    </svg>
  );
}
