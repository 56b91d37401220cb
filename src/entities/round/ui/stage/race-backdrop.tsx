import type { ReactNode } from 'react';
import * as styles from './race-stage.css';

export interface RaceBackdropProps {
  /** How many lengths the visible part has moved on. */
  run: number;
  /** How many lengths are visible. */
  sight: number;
}

const [WIDTH, HEIGHT] = [688, 206];
/** Share of the width that the sight of lengths takes: the rest is the first runner itself. */
const ROOM = 0.8;
const HORIZON = 94;

/** What comes again and again each so many units. */
const [TREE, TREES, STRIPE, STAKE] = [21, 11, 92, 43];

const countOf = (period: number) => Math.ceil(WIDTH / period) + 2;
const every = (period: number, draw: (x: number, index: number) => ReactNode) =>
  Array.from({ length: countOf(period) }, (_, index) => draw(index * period, index));

const hills = (
  <>
    <path
      d="M0 84C60 72 96 50 140 54C182 57 206 38 262 34C308 31 340 58 392 56C440 54 470 36 520 42C580 48 620 70 688 64V108H0Z"
      className={styles.hill({ row: 'far' })}
    />
    <path
      d="M0 92C70 86 120 72 180 76C240 80 300 66 356 72C420 80 470 72 540 74C600 76 640 86 688 82V112H0Z"
      className={styles.hill({ row: 'near' })}
    />
  </>
);

const trees = (
  <g className={styles.hill({ row: 'trees' })}>
    {Array.from({ length: countOf(TREE) + TREES }, (_, index) => {
      const tree = index % TREES;
      const radius = 6 + ((tree * 13) % 7);
      const x = index * TREE + ((tree * 37) % 11);
      return <ellipse key={x} cx={x} cy={96 - radius * 0.55} rx={radius * 1.25} ry={radius} />;
    })}
  </g>
);

const track = (
  <>
    <rect y={HORIZON} width={WIDTH} height={HEIGHT - HORIZON} className={styles.ground} />
    <rect y={HORIZON} width={WIDTH} height={HEIGHT - HORIZON} className={styles.turf} />
  </>
);

const stripes = every(STRIPE, (x) => (
  <path key={x} d={`M${x} ${HORIZON}h46l-22 ${HEIGHT - HORIZON}h-46z`} className={styles.stripe} />
));

const stakes = every(STAKE, (x) => (
  <path key={x} d={`M${x} 93V105`} strokeWidth={2} className={styles.rail} />
));

/** Hills that stand still, trees that pass slowly, turf and rail that pass as fast as is run. */
export function RaceBackdrop({ run, sight }: RaceBackdropProps) {
  const passed = (run / sight) * ROOM * WIDTH;
  const shift = (period: number, speed = 1) =>
    `translate(${-((passed * speed) % period).toFixed(1)} 0)`;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.backdrop}
    >
      {hills}
      <g transform={shift(TREE * TREES, 0.3)}>{trees}</g>
      {track}
      <g transform={shift(STRIPE)}>{stripes}</g>
      <path d={`M0 93.5H${WIDTH}`} strokeWidth={3} className={styles.rail} />
      <g transform={shift(STAKE)}>{stakes}</g>
    </svg>
  );
}
