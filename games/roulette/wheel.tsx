import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { WHEEL } from '#rules/casino/roulette.ts';
import { isStill, whenEnded } from '../lib/motion.ts';
import { pocketColour } from '../ui/result-text.ts';
import { rouletteMessages } from './messages.ts';
import * as styles from './roulette.css';

const STEP = 360 / WHEEL.length;
const SPIN_MS = 3600;
const TURNS = { wheel: 2, ball: 6 };
const easing = 'cubic-bezier(0.15, 0.6, 0.25, 1)';

/** Degrees by which the wheel is turned for a pocket to lie at the top, where the ball comes to rest. */
function turnOf(pocket: number): number {
  return -WHEEL.indexOf(pocket) * STEP;
}

function point(radius: number, degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
}

const segment = [
  `M${point(58, -STEP / 2)}`,
  `L${point(88, -STEP / 2)}`,
  `A88 88 0 0 1 ${point(88, STEP / 2)}`,
  `L${point(58, STEP / 2)}`,
  `A58 58 0 0 0 ${point(58, -STEP / 2)}Z`,
].join('');

interface WheelProps {
  /** Where the ball lies, or comes to lie. */
  pocket: number | null;
  /** The pocket before: the wheel turns on from there, and calls back when it has stopped. */
  from: number | null;
  isMoving: boolean;
  isSkipping: boolean;
  onStopped: () => void;
}

/** The wheel of 37 pockets with its ball; both turn by their transforms alone and end on what was drawn before. */
export function Wheel({ pocket, from, isMoving, isSkipping, onStopped }: WheelProps) {
  const wheel = useRef<SVGGElement>(null);
  const ball = useRef<SVGGElement>(null);
  const stopped = useEffectEvent(onStopped);
  const motions = useEffectEvent((): Animation[] => {
    if (!wheel.current || !ball.current || isSkipping || isStill()) return [];
    const timing = { duration: SPIN_MS, easing };
    const start = turnOf(from ?? 0) + TURNS.wheel * 360;
    return [
      wheel.current.animate([{ transform: `rotate(${start}deg)` }, {}], timing),
      ball.current.animate([{ transform: `rotate(${-TURNS.ball * 360}deg)` }, {}], timing),
    ];
  });
  // Before the paint, which would show where they end.
  useLayoutEffect(() => {
    if (!isMoving) return;
    const running = motions();
    if (running.length > 0) return whenEnded(running, () => stopped());
    stopped();
  }, [isMoving]);
  return (
    <svg
      className={styles.wheel}
      viewBox="-100 -100 200 200"
      data-theme="celadon"
      role="img"
      aria-label={isMoving ? rouletteMessages.moving : rouletteMessages.wheel(pocket)}
    >
      <circle className={styles.rim} r="98" />
      <g ref={wheel} style={{ transform: `rotate(${turnOf(pocket ?? 0)}deg)` }}>
        {WHEEL.map((number, at) => (
          <g key={number} transform={`rotate(${(at * STEP).toFixed(3)})`}>
            <path className={styles.pocket} data-colour={pocketColour(number)} d={segment} />
            <text className={styles.pocketText} y="-76">
              {number}
            </text>
          </g>
        ))}
      </g>
      <circle className={styles.hub} r="57" />
      {!isMoving && pocket !== null && (
        <text className={styles.hubText} y="11">
          {pocket}
        </text>
      )}
      <g ref={ball}>
        {(isMoving || pocket !== null) && <circle className={styles.ball} cy="-65" r="4" />}
      </g>
    </svg>
  );
}
