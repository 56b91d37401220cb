import type { BetLeg } from '../lib/bet';
import { legKey } from '../lib/bet';
import { legStateOf } from '../lib/state';
import * as styles from './leg-ring.css';

const size = 24;
const radius = 10;
const gap = 0.14;

/** The arc of one of `count` legs, clockwise from the top, as the path of an SVG. */
function arcOf(index: number, count: number): string {
  const turn = (2 * Math.PI) / count;
  const from = index * turn - Math.PI / 2 + gap;
  const to = from + turn - 2 * gap;
  const at = (angle: number) =>
    [Math.cos(angle), Math.sin(angle)]
      .map((part) => (size / 2 + radius * part).toFixed(2))
      .join(' ');
  return `M${at(from)}A${radius} ${radius} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`;
}

export interface LegRingProps {
  legs: readonly BetLeg[];
}

/** A ring with an arc for each leg of a running bet: won, in play, still to begin. Said in words beside it. */
export function LegRing({ legs }: LegRingProps) {
  return (
    <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      {legs.map((leg, index) => (
        <path
          key={legKey(leg)}
          d={arcOf(index, legs.length)}
          className={styles.arc({ state: legStateOf(leg) })}
        />
      ))}
    </svg>
  );
}
