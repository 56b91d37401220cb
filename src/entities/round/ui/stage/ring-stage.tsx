import { useId } from 'react';
import { numberOutcome } from '#rules/rounds/numbers.ts';
import { BallShade, type BallTone, DrawBall } from './draw-ball';
import { DrawFrame } from './draw-frame';
import { between, pointAt, shareOf, slowing } from './draw-motion';
import { wonWords } from './draw-words';
import * as styles from './ring-stage.css';
import type { StageProps } from './stage-props';

const center = { x: 220, y: 89 };
const radius = 57;
const zoneRadius = 36;
const stopsAt = 4200;
const beads = Array.from({ length: 12 }, (_, index) => index + 1);
const zoneOf = (number: number) => numberOutcome({ number }).won.zone?.[0];
const tones: Record<string, BallTone> = { red: 'beadRed', green: 'beadGreen', blue: 'beadBlue' };

/** An arc within the ring beside the four beads from the given one. */
function zonePath(first: number, turn: number): string {
  const from = pointAt(first * 30 + turn - 11, zoneRadius);
  const to = pointAt((first + 3) * 30 + turn + 11, zoneRadius);
  return `M${from.x} ${from.y}A${zoneRadius} ${zoneRadius} 0 0 1 ${to.x} ${to.y}`;
}

/** A ring of twelve beads in three zones turns until the drawn one stands at the pointer. */
export function RingStage({ result, at }: StageProps<'number'>) {
  const shade = useId();
  const outcome = numberOutcome(result);
  const shown = shareOf(at, stopsAt, stopsAt + 500);
  // Degrees by which bead 0 would stand beyond the right: the first bead is at the top before, the drawn one after.
  const turn = between(-120, 1350 - result.number * 30, slowing(shareOf(at, 0, stopsAt)));
  return (
    <DrawFrame
      shown={shown}
      chips={[{ strong: wonWords(outcome, 'oe', 'uo') }, { strong: wonWords(outcome, 'zone') }]}
    >
      <BallShade id={shade} />
      <g transform={`translate(${center.x} ${center.y})`}>
        {(['red', 'green', 'blue'] as const).map((color, index) => (
          <path key={color} d={zonePath(index * 4 + 1, turn)} className={styles.zone({ color })} />
        ))}
        {beads.map((bead) => {
          const isDrawn = bead === result.number;
          return (
            <g key={bead} opacity={isDrawn ? 1 : 1 - 0.55 * shown}>
              <DrawBall
                {...pointAt(bead * 30 + turn, radius)}
                r={13.5 + (isDrawn ? 3 * shown : 0)}
                tone={tones[zoneOf(bead) ?? 'red'] ?? 'beadRed'}
                label={bead}
                shade={shade}
              />
            </g>
          );
        })}
        <circle cy={-radius} r="18.5" opacity={shown} className={styles.halo} />
        <text dy="0.35em" fontSize="38" opacity={shown} className={styles.number}>
          {result.number}
        </text>
      </g>
      <path d="M210 0h20l-10 12z" className={styles.pointer} />
    </DrawFrame>
  );
}
