import { useId } from 'react';
import { numberOutcome } from '#rules/rounds/numbers.ts';
import { oddOrEven } from '#rules/rounds/outcome.ts';
import { BallShade, DrawBall } from './draw-ball';
import { DrawFrame } from './draw-frame';
import { drawMessages } from './draw-messages';
import { shareOf, slowing } from './draw-motion';
import { wonWords } from './draw-words';
import * as styles from './number-stage.css';
import type { StageProps } from './stage-props';

const ground = 142;
const spacing = 24;

interface BowlProps {
  x: number;
  size?: number;
  at: number;
  /** When it is lifted; before, it is shaken. */
  liftsAt: number;
}

/** A celadon bowl upside down over what was drawn. */
function Bowl({ x, size = 1, at, liftsAt }: BowlProps) {
  const lift = shareOf(at, liftsAt, liftsAt + 700);
  if (lift === 1) return null;
  const shake = shareOf(at, 0, 200) - shareOf(at, liftsAt - 400, liftsAt - 200);
  const shift = 7 * shake * Math.sin(at / 55);
  const rise = 120 * slowing(lift, 2);
  return (
    <g
      transform={`translate(${x + shift} ${ground - rise}) rotate(${shift * 0.5 - 16 * lift}) scale(${size})`}
      opacity={1 - lift ** 3}
    >
      <path d="M-22 -98h44l4 14h-52z" className={styles.rim} />
      <path d="M-88 0C-88 -58 -56 -88 0 -88S88 -58 88 0z" className={styles.glaze} />
      <path d="M88 0C88 -58 56 -88 0 -88C34 -78 62 -52 62 0z" className={styles.shadow} />
      <path
        d="M-72 -14C-69 -50 -48 -71 -20 -78C-40 -64 -54 -44 -57 -14z"
        className={styles.glint}
      />
      <path d="M-83 -26Q0 -16 83 -26M-80 -34Q0 -24 80 -34" className={styles.band} />
      <path
        d="M-92 0Q-92 -8 -84 -8H84Q92 -8 92 0Q92 4 86 4H-86Q-92 4 -92 0z"
        className={styles.rim}
      />
    </g>
  );
}

/** Beads in pairs, so that an odd one is alone. */
function Pairs({ x, number, shade }: { x: number; number: number; shade: string }) {
  const first = x - ((Math.ceil(number / 2) - 1) * spacing) / 2;
  return Array.from({ length: number }, (_, index) => (
    <DrawBall
      // biome-ignore lint/suspicious/noArrayIndexKey: beads have no identity but their place
      key={index}
      x={first + Math.floor(index / 2) * spacing}
      y={ground - 10 - (index % 2) * spacing}
      r={10.5}
      tone={oddOrEven(number) === 'odd' ? 'beadBlue' : 'beadRed'}
      shade={shade}
    />
  ));
}

/** A bowl is lifted from as many beads as were drawn; where a hidden ball is drawn too, a second bowl from that. */
export function NumberStage({ result, at }: StageProps<'number'>) {
  const shade = useId();
  const { number, hidden } = result;
  const outcome = numberOutcome(result);
  const x = hidden ? 150 : 220;
  const isLifted = at >= 1300;
  return (
    <DrawFrame
      shown={shareOf(at, 2900, 3300)}
      chips={[
        { strong: wonWords(outcome, 'oe', 'uo') },
        { label: drawMessages.hidden, strong: wonWords(outcome, 'hidden') },
      ]}
    >
      <BallShade id={shade} />
      <ellipse cx={x} cy={ground} rx="106" ry="14" className={styles.cloth} />
      {isLifted && <Pairs x={x} number={number} shade={shade} />}
      <text x={x} y="84" fontSize="60" opacity={shareOf(at, 1800, 2200)} className={styles.number}>
        {number}
      </text>
      <Bowl x={x} at={at} liftsAt={1300} />
      {hidden && (
        <>
          <text x="346" y="74" fontSize="15" className={styles.caption}>
            {drawMessages.hidden}
          </text>
          <ellipse cx="346" cy={ground} rx="64" ry="10" className={styles.cloth} />
          {at >= 2100 && (
            <DrawBall
              x={346}
              y={ground - 24}
              r={24}
              tone={hidden === 'blue' ? 'beadBlue' : 'beadRed'}
              shade={shade}
            />
          )}
          <Bowl x={346} size={0.6} at={at} liftsAt={2100} />
        </>
      )}
    </DrawFrame>
  );
}
