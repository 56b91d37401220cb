import { isRedPocket, rouletteOutcome } from '#rules/rounds/numbers.ts';
import { DrawFrame } from './draw-frame';
import { drawMessages } from './draw-messages';
import { between, pointAt, shareOf, slowing } from './draw-motion';
import { wonWords } from './draw-words';
import * as styles from './roulette-stage.css';
import type { StageProps } from './stage-props';

/** The pockets of a European wheel, clockwise. */
const wheel = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
const step = 360 / wheel.length;
/** The wheel is a circle of radius 100, seen from the side. */
const [scaleX, scaleY] = [1.9, 0.74];
const radii = { track: 97, pockets: 88, wells: 69, cone: 54 };
const [landsAt, stopsAt] = [5000, 6200];

function colorOf(number: number): 'red' | 'black' | 'green' {
  if (number === 0) return 'green';
  return isRedPocket(number) ? 'red' : 'black';
}

const pocketPath = (() => {
  const corner = (degrees: number, radius: number) => {
    const { x, y } = pointAt(degrees, radius);
    return `${x.toFixed(2)} ${y.toFixed(2)}`;
  };
  const [from, to] = [-step / 2, step / 2];
  return `M${corner(from, radii.pockets)}L${corner(to, radii.pockets)}L${corner(to, radii.cone)}L${corner(from, radii.cone)}z`;
})();

/** All that turns; its first pocket is at the right. */
const turning = (
  <>
    {wheel.map((number, index) => (
      <path
        key={number}
        d={pocketPath}
        transform={`rotate(${index * step})`}
        className={styles.pocket({ color: colorOf(number) })}
      />
    ))}
    {wheel.map((number, index) => (
      <text
        key={number}
        transform={`rotate(${index * step}) translate(79 0) rotate(90)`}
        dy="0.35em"
        fontSize="9"
        className={styles.ink}
      >
        {number}
      </text>
    ))}
    <circle r={radii.wells} className={styles.well} />
    <circle r={radii.cone} className={styles.cone} />
    {[0, 90, 180, 270].map((degrees) => (
      <path key={degrees} d="M10 0H34" transform={`rotate(${degrees})`} className={styles.spoke} />
    ))}
  </>
);

/** Where the drawn pocket and the ball are. The ball runs against the wheel, loses height, and goes on with its pocket. */
function motionOf(at: number, index: number) {
  const turn = 90 - index * step - 480 * (1 - slowing(shareOf(at, 0, stopsAt), 2));
  const share = shareOf(at, 0, landsAt);
  const fall = shareOf(share, 0.62, 1);
  const hop = 6 * Math.abs(Math.sin(fall * 3 * Math.PI)) * (1 - fall);
  return {
    turn,
    ballDegrees: turn + index * step + 2300 * (1 - slowing(share, 2.4)),
    ballRadius: between(92.5, 61.5, slowing(fall, 2)) + hop,
  };
}

/** The wheel turns, the ball runs against it, slows down and falls into the drawn pocket. */
export function RouletteStage({ result, at }: StageProps<'roulette'>) {
  const { number } = result;
  const outcome = rouletteOutcome(result);
  const index = wheel.indexOf(number);
  const { turn, ballDegrees, ballRadius } = motionOf(at, index);
  const ball = pointAt(ballDegrees, ballRadius * scaleX, ballRadius * scaleY);
  const shown = shareOf(at, landsAt + 500, stopsAt + 200);
  return (
    <DrawFrame
      shown={shown}
      chips={[
        { label: drawMessages.number, strong: wonWords(outcome, 'straight') },
        { strong: wonWords(outcome, 'color', 'oe', 'range') },
      ]}
    >
      <g transform="translate(220 77)">
        <ellipse cy="10" rx="196" ry="76" className={styles.foot} />
        <ellipse rx="196" ry="77" className={styles.wood} />
        <g transform={`scale(${scaleX} ${scaleY})`}>
          <circle r={radii.track} className={styles.track} />
          <g transform={`rotate(${turn})`}>
            {turning}
            {shown > 0 && (
              <path
                d={pocketPath}
                transform={`rotate(${index * step})`}
                opacity={shown}
                className={styles.drawn}
              />
            )}
          </g>
        </g>
        <ellipse rx="14" ry="7" className={styles.hub} />
        <ellipse cy="-8" rx="7" ry="8" className={styles.hub} />
        <circle cx={ball.x} cy={ball.y} r={4.6 + ball.y / 120} className={styles.ball} />
        <g opacity={shown} className={styles.pocket({ color: colorOf(number) })}>
          <rect x="-34" y="-28" width="68" height="52" rx="12" className={styles.plate} />
          <text y="-2" dy="0.35em" fontSize="34" className={styles.ink}>
            {number}
          </text>
        </g>
      </g>
    </DrawFrame>
  );
}
