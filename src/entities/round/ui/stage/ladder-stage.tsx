import { useId } from 'react';
import { ballToneOf } from '../../lib/ball-tone';
import { BallShade, DrawBall } from './draw-ball';
import { drawMessages } from './draw-messages';
import { between, shareOf, slowing } from './draw-motion';
import * as styles from './ladder-stage.css';
import type { StageProps } from './stage-props';

const poles = { left: 57, right: 175 } as const;
const middle = 116;
const [top, foot] = [52, 176];
const rungs = { 3: [76, 113, 150], 4: [72, 100, 126, 154] } as const;
const width = poles.right - poles.left;
const [startsAt, walksFrom, walksTo] = [600, 1700, 4500];

/** Down the pole of the start and across at every rung. */
function pathOf(start: keyof typeof poles, heights: readonly number[]): string {
  const across = start === 'left' ? width : -width;
  const steps = heights.map((height, index) => `V${height}h${index % 2 === 0 ? across : -across}`);
  return `M${poles[start]} ${top}${steps.join('')}V${foot}`;
}

interface EndProps {
  side: keyof typeof poles;
  place: 'top' | 'foot';
  isLit: boolean;
}

const ends = {
  top: { y: 29, left: 'left', right: 'right' },
  foot: { y: 197, left: 'odd', right: 'even' },
} as const;

function End({ side, place, isLit }: EndProps) {
  const y = ends[place].y;
  return (
    <>
      <circle cx={poles[side]} cy={y} r="17" className={styles.end({ lit: isLit ? side : 'no' })} />
      <text x={poles[side]} y={y + 5.2} fontSize="15" className={styles.endText({ isLit })}>
        {drawMessages.selections[ends[place][side]]}
      </text>
    </>
  );
}

/** The first ball sets start and rungs; from there the path is drawn down to odd or even. */
export function LadderStage({ result: { ball, start, lines, finish }, at }: StageProps<'ladder'>) {
  const shade = useId();
  const heights = rungs[lines];
  const path = pathOf(start, heights);
  const whole = foot - top + lines * width;
  const walked = whole * shareOf(at, walksFrom, walksTo);
  const isStarted = at >= startsAt;
  const isOver = walked >= whole;
  const ballShare = slowing(shareOf(at, 0, 500));
  const dashes = `${walked} ${whole}`;
  return (
    <svg viewBox="0 0 232 226" aria-hidden="true" className={styles.root}>
      <BallShade id={shade} />
      <path
        d={`M${poles.left} ${top}V${foot}M${poles.right} ${top}V${foot}`}
        className={styles.wood}
      />
      {heights.map((height, index) => (
        <path
          key={height}
          d={`M${poles.left} ${height}h${width}`}
          opacity={shareOf(at, 900 + index * 180, 1100 + index * 180)}
          className={styles.wood}
        />
      ))}
      {walked > 0 && (
        <>
          <path d={path} strokeDasharray={dashes} className={styles.glow} />
          <path d={path} strokeDasharray={dashes} className={styles.path} />
        </>
      )}
      {heights.map((height, index) => {
        const isPassed = walked >= height - top + (index + 0.5) * width;
        return (
          <g key={height} opacity={shareOf(at, 900 + index * 180, 1100 + index * 180)}>
            <circle cx={middle} cy={height} r="8.5" className={styles.mark({ isPassed })} />
            <text
              x={middle}
              y={height + 3.8}
              fontSize="10.5"
              className={styles.markText({ isPassed })}
            >
              {index + 1}
            </text>
          </g>
        );
      })}
      <g opacity={ballShare}>
        <DrawBall
          x={middle}
          y={between(-16, 22, ballShare)}
          r={15}
          tone={ballToneOf(ball)}
          label={ball}
          shade={shade}
        />
        <text x={middle} y="51" fontSize="11.5" className={styles.hint}>
          {drawMessages.firstBall}
        </text>
      </g>
      <End side="left" place="top" isLit={isStarted && start === 'left'} />
      <End side="right" place="top" isLit={isStarted && start === 'right'} />
      <End side="left" place="foot" isLit={isOver && finish === 'odd'} />
      <End side="right" place="foot" isLit={isOver && finish === 'even'} />
      <text
        x={middle}
        y="202"
        fontSize="15"
        opacity={shareOf(at, walksTo, walksTo + 300)}
        className={styles.count}
      >
        {drawMessages.lines[lines]}
      </text>
    </svg>
  );
}
