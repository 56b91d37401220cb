import { useId } from 'react';
import { powerballOutcome } from '#rules/rounds/powerball.ts';
import { ballToneOf } from '../../lib/ball-tone';
import { BallShade, type BallTone, DrawBall } from './draw-ball';
import { DrawFrame } from './draw-frame';
import { DRAW_LENGTHS } from './draw-lengths';
import { drawMessages } from './draw-messages';
import { between, pointAt, shareOf, slowing } from './draw-motion';
import { wonWords } from './draw-words';
import * as styles from './powerball-stage.css';
import type { StageProps } from './stage-props';

const drum = { x: 220, y: 50, r: 48 };
const radius = 26;
const slideStart = { x: 255, y: 77 };
const slideEnd = { x: 385, y: 90 };
const slots = [54, 117, 180, 243, 306, 385];
const firstOut = 1000;
const eachOut = 1150;
const lasting = 1100;
const powerOut = firstOut + 5 * eachOut;
const allOut = powerOut + lasting;

/** How far the ball of a slot has come: out of the drum along a slide, down, growing, and along the tray to its slot. */
function onItsWay(at: number, slot: number) {
  const leaves = firstOut + slot * eachOut;
  const share = shareOf(at, leaves, leaves + lasting);
  const slide = shareOf(share, 0, 0.35);
  const drop = shareOf(share, 0.35, 0.55);
  const goal = slots[slot] ?? slideEnd.x;
  const x =
    drop === 0
      ? between(slideStart.x, slideEnd.x, slide)
      : between(slideEnd.x, goal, slowing(shareOf(share, 0.45, 1)));
  return {
    isOut: share > 0,
    x,
    y: drop === 0 ? between(slideStart.y, slideEnd.y, slide) : between(slideEnd.y, 134, drop ** 2),
    r: between(9, radius, drop),
    turn: ((x - goal) / radius) * (180 / Math.PI),
  };
}

const resting = [
  ...[18, 42, 66, 90, 114, 138, 162].map((degrees) => pointAt(degrees, 38)),
  ...[6, 48, 90, 132, 174].map((degrees) => pointAt(degrees, 22)),
];
const tones: readonly BallTone[] = ['yellow', 'blue', 'red', 'green'];

/** Where a ball in the drum is: at rest at first, then in the stream of air. */
function tumbling(at: number, index: number) {
  const rest = resting[index] ?? { x: 0, y: 0 };
  const turn = (at / (3 + (index % 4))) * (index % 2 === 0 ? 1 : -1);
  const reach = Math.sqrt(Math.abs(Math.sin(at / (330 + 17 * index) + index)));
  const flight = pointAt(index * 137.5 + turn, 38 * reach);
  const share = shareOf(at, 0, 800);
  return {
    x: drum.x + between(rest.x, flight.x, share),
    y: drum.y + between(rest.y, flight.y, share),
  };
}

function Drum({ at, shade }: { at: number; shade: string }) {
  // The balls are exchanged for those of the powerball out of sight.
  const exchange = shareOf(at, powerOut - 500, powerOut - 100);
  return (
    <g opacity={1 - shareOf(at, allOut, allOut + 500)}>
      <path d="M188 88h64l8 16h-80z" className={styles.stand} />
      <path d="M250 87L372 99" className={styles.slide} />
      <circle cx={drum.x} cy={drum.y} r={drum.r} className={styles.glass} />
      <g opacity={Math.abs(exchange * 2 - 1)}>
        {resting.map((_, index) => (
          <DrawBall
            // biome-ignore lint/suspicious/noArrayIndexKey: balls in the drum have no number
            key={index}
            {...tumbling(at, index)}
            r={8}
            tone={exchange < 0.5 ? (tones[index % 4] ?? 'yellow') : 'power'}
            shade={shade}
          />
        ))}
      </g>
      <path d="M186 34a38 38 0 0 1 20 -19" className={styles.glint} />
    </g>
  );
}

/** A machine lets out five balls one after the other, then the powerball, and gives way to them. */
export function PowerballStage({ result, at }: StageProps<'powerball'>) {
  const shade = useId();
  const outcome = powerballOutcome(result);
  const settled = shareOf(at, allOut + 200, DRAW_LENGTHS.powerball);
  return (
    <DrawFrame
      shown={settled}
      chips={[
        { label: drawMessages.powerball, strong: wonWords(outcome, 'p-oe', 'p-uo') },
        {
          label: drawMessages.normalSum,
          strong: String(result.sum),
          rest: `· ${wonWords(outcome, 'n-oe', 'n-uo', 'n-size')}`,
        },
      ]}
    >
      <BallShade id={shade} />
      {settled < 1 && (
        <>
          <rect
            x="22"
            y="158"
            width="396"
            height="4"
            rx="2"
            opacity={1 - settled}
            className={styles.tray}
          />
          <Drum at={at} shade={shade} />
        </>
      )}
      <g transform={`translate(0 ${-44 * slowing(settled)})`}>
        {[...result.balls, result.powerball].map((number, slot) => {
          const { isOut, ...ball } = onItsWay(at, slot);
          const isPower = slot === result.balls.length;
          if (!isOut) return null;
          return (
            <g key={isPower ? 'power' : number}>
              {isPower && <circle cx={ball.x} cy={ball.y} r={ball.r + 4} className={styles.ring} />}
              <DrawBall
                {...ball}
                tone={isPower ? 'power' : ballToneOf(number)}
                label={number}
                shade={shade}
              />
            </g>
          );
        })}
      </g>
    </DrawFrame>
  );
}
