import * as styles from './markets.css';

export interface LadderIconProps {
  start: 'left' | 'right';
  lines: 3 | 4;
}

const rungs = { 3: [10, 18, 26], 4: [8, 15, 22, 29] } as const;

/** The way down a ladder of so many lines. */
export function LadderIcon({ start, lines }: LadderIconProps) {
  const [near, far] = start === 'left' ? [4, 20] : [20, 4];
  const steps = rungs[lines].map((y, at) => `V${y}H${at % 2 === 0 ? far : near}`).join('');
  return (
    <svg viewBox="0 0 24 36" width={20} height={30} className={styles.ladder} aria-hidden="true">
      <path d="M4 2V34M20 2V34" opacity={0.35} />
      <path d={`M${near} 2${steps}V34`} />
    </svg>
  );
}
