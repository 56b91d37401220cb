import { diceOutcome } from '#rules/rounds/dice.ts';
import * as styles from './dice-stage.css';
import { DrawFrame } from './draw-frame';
import { drawMessages } from './draw-messages';
import { shareOf, slowing } from './draw-motion';
import { wonWords } from './draw-words';
import type { StageProps } from './stage-props';

const ground = 112;
const edge = 74;
const throws = [
  { x: 122, tilt: -7, turns: -720 },
  { x: 220, tilt: 4, turns: 540 },
  { x: 318, tilt: -3, turns: -540 },
] as const;

const middle = [0, 0] as const;
const falling = [
  [-1, -1],
  [1, 1],
] as const;
const rising = [
  [1, -1],
  [-1, 1],
] as const;
const sides = [
  [-1, 0],
  [1, 0],
] as const;
/** Places of the pips by face. */
const pips: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [middle],
  rising,
  [...rising, middle],
  [...rising, ...falling],
  [...rising, ...falling, middle],
  [...rising, ...falling, ...sides],
];

function Die({ face }: { face: number }) {
  const half = edge / 2;
  return (
    <>
      <rect x={-half} y={5 - half} width={edge} height={edge} rx="15" className={styles.side} />
      <rect x={-half} y={-half} width={edge} height={edge} rx="15" className={styles.face} />
      {pips[face - 1]?.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x * 19}
          cy={y * 19}
          r={face === 1 ? 11 : 7.5}
          className={styles.pip({ isRed: face === 1 || face === 4 })}
        />
      ))}
    </>
  );
}

/** Three dice are thrown, tumble and come to rest one after the other. */
export function DiceStage({ result, at }: StageProps<'dice'>) {
  const outcome = diceOutcome(result);
  return (
    <DrawFrame
      shown={shareOf(at, 2800, 3200)}
      chips={[
        { label: drawMessages.sum, strong: wonWords(outcome, 'sum') },
        { strong: wonWords(outcome, 'triple', 'size', 'oe') },
      ]}
    >
      {throws.map(({ x, tilt, turns }, index) => {
        const share = shareOf(at, index * 350, 2000 + index * 350);
        const left = 1 - slowing(share, 2);
        const height = 84 * left * Math.abs(Math.cos(share * 3.5 * Math.PI));
        const rolled = ((Math.floor(at / 90) + index * 2) % 6) + 1;
        return (
          <g key={x} transform={`translate(${x - 100 * left} 0)`}>
            <ellipse
              cy={ground + 12}
              rx={edge * 0.56}
              ry="8"
              opacity={Math.max(0, 1 - height / 84)}
              className={styles.shadow}
            />
            <g
              transform={`translate(0 ${ground - edge / 2 - height}) rotate(${tilt + turns * left})`}
            >
              <Die face={share < 0.82 ? rolled : (result.dice[index] ?? 1)} />
            </g>
          </g>
        );
      })}
    </DrawFrame>
  );
}
