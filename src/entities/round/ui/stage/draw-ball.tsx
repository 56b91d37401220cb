import * as styles from './draw-ball.css';

export type BallTone =
  | 'yellow'
  | 'blue'
  | 'red'
  | 'green'
  | 'power'
  | 'beadRed'
  | 'beadGreen'
  | 'beadBlue';

/** Light and shadow of balls; drawn once in a picture, under an id of its own. */
export function BallShade({ id }: { id: string }) {
  return (
    <radialGradient id={id} cx="0.34" cy="0.27" r="0.78">
      <stop offset="0" stopOpacity="0.85" className={styles.light} />
      <stop offset="0.42" stopOpacity="0" className={styles.light} />
      <stop offset="0.6" stopOpacity="0" className={styles.dark} />
      <stop offset="1" stopOpacity="0.42" className={styles.dark} />
    </radialGradient>
  );
}

export interface DrawBallProps {
  x: number;
  y: number;
  r: number;
  tone: BallTone;
  /** The id of the picture's `BallShade`. */
  shade: string;
  label?: number | string;
  /** How far it has rolled, degrees. */
  turn?: number;
}

/** A ball with its number. */
export function DrawBall({ x, y, r, tone, shade, label, turn = 0 }: DrawBallProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.ball({ tone })}>
      <circle r={r} className={styles.body} />
      <circle r={r} fill={`url(#${shade})`} />
      {label !== undefined && (
        <text
          dy="0.35em"
          fontSize={4 + r * 0.62}
          transform={`rotate(${turn})`}
          className={styles.label}
        >
          {label}
        </text>
      )}
    </g>
  );
}
