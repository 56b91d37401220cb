import { memo } from 'react';
import { type Card, isRed } from '#rules/rounds/cards.ts';
import { hiLoName } from '#rules/rounds/hilo.ts';
import * as styles from './card.css';
import { picturePath, pipsOf, STAR, suitPath, WEAVE } from './card-art';

export interface PlayingCardProps {
  card: Card | 'joker';
  /** Its face; else its back. */
  isShown?: boolean;
  /** Laid across, as a third card is. */
  isSideways?: boolean;
}

const JOKER = 'JOKER';
const turned = 'rotate(180 36 50)';
const PICTURE = 'translate(36 28.5) scale(.92)';

interface PipProps {
  path: string;
  x: number;
  y: number;
  size: number;
}

/** Below the middle a pip is upside down. */
function Pip({ path, x, y, size }: PipProps) {
  const turn = y > 50 ? ' rotate(180)' : '';
  const place = `translate(${x} ${y})${turn} scale(${size / 24}) translate(-12 -12)`;
  return <path d={path} transform={place} />;
}

function Picture({ card, color }: { card: Card; color: 'red' | 'black' }) {
  const picture = <path d={picturePath(card)} className={styles.line} strokeWidth={1.3} />;
  return (
    <>
      <rect x={18.5} y={14.5} width={35} height={71} rx={4} className={styles.field({ color })} />
      <path d={WEAVE} className={styles.line} strokeWidth={0.6} strokeOpacity={0.1} />
      <g transform={PICTURE}>{picture}</g>
      <g transform={`${turned} ${PICTURE}`}>{picture}</g>
      <circle cx={36} cy={50} r={9.5} className={styles.medal} />
      <Pip path={suitPath(card)} x={36} y={50} size={11} />
    </>
  );
}

function Face({ card }: { card: Card }) {
  const color = isRed(card) ? 'red' : 'black';
  const path = suitPath(card);
  const pips = pipsOf(card);
  const corner = (
    <>
      <text x={9.5} y={17} textAnchor="middle" fontSize={card.rank === 10 ? 12 : 14}>
        {hiLoName(card)}
      </text>
      <Pip path={path} x={9.5} y={25.5} size={9} />
    </>
  );
  return (
    <g className={styles.ink({ color })}>
      {card.rank === 1 && <Pip path={path} x={36} y={50} size={30} />}
      {picturePath(card) && <Picture card={card} color={color} />}
      {pips.map(([x, y]) => (
        <Pip key={`${x} ${y}`} path={path} x={x} y={y} size={pips.length > 8 ? 10.5 : 11.5} />
      ))}
      {corner}
      <g transform={turned}>{corner}</g>
    </g>
  );
}

function Joker() {
  const word = (
    <text x={9.5} y={50} fontSize={11} textAnchor="middle" transform="rotate(-90 9.5 46)">
      {JOKER}
    </text>
  );
  return (
    <g className={styles.ink({ color: 'joker' })}>
      <rect
        x={18.5}
        y={14.5}
        width={35}
        height={71}
        rx={4}
        className={styles.field({ color: 'joker' })}
      />
      <path d={WEAVE} className={styles.line} strokeWidth={0.6} strokeOpacity={0.16} />
      <circle cx={36} cy={50} r={15} className={styles.medal} />
      <Pip path={STAR} x={36} y={50} size={22} />
      {word}
      <g transform={turned}>{word}</g>
    </g>
  );
}

function Back() {
  return (
    <>
      <rect x={5} y={5} width={62} height={90} rx={4} className={styles.back} />
      <path d={WEAVE} transform="translate(-12 0) scale(1.33 1)" className={styles.backLine} />
      <rect x={9} y={9} width={54} height={82} rx={2.5} className={styles.backLine} />
    </>
  );
}

function Sheet({ card, isShown = true, isSideways = false }: PlayingCardProps) {
  const face = card === 'joker' ? <Joker /> : <Face card={card} />;
  return (
    <svg
      viewBox={isSideways ? '0 0 100 72' : '0 0 72 100'}
      aria-hidden="true"
      className={styles.root({ isSideways })}
    >
      <g transform={isSideways ? 'rotate(90) translate(0 -100)' : undefined}>
        <rect x={0.5} y={0.5} width={71} height={99} rx={6.5} className={styles.sheet} />
        {isShown ? face : <Back />}
      </g>
    </svg>
  );
}

/** A card of fifty-two or the joker, its face or its back. Its width is `cardWidth` of the table around. */
export const PlayingCard = memo(Sheet);
