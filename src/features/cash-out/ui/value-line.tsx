import { messages } from './messages';
import * as styles from './value-line.css';

export interface ValueLineProps {
  /** Oldest first, minor units. */
  values: readonly number[];
}

const width = 100;
const height = 32;

/** How an offer has moved while it was watched; nothing before the second reading. */
export function ValueLine({ values }: ValueLineProps) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low || 1;
  const points = values.map((value, index) => {
    const x = (width * index) / (values.length - 1);
    return `${x.toFixed(1)},${(height - 2 - ((height - 4) * (value - low)) / span).toFixed(1)}`;
  });
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={messages.values}
    >
      <polygon
        className={styles.area}
        points={`0,${height} ${points.join(' ')} ${width},${height}`}
      />
      <polyline className={styles.line} points={points.join(' ')} />
    </svg>
  );
}
