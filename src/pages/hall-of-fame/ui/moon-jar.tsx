import * as styles from './moon-jar.css';

// The colours of what is drawn, the same in both themes: light, shade and line of each glaze.
const glazes = {
  1: ['#d7ece4', '#a9cfc2', '#5f9c88'],
  2: ['#f3ead6', '#e2d3b4', '#b79f6f'],
  3: ['#eceae7', '#d6d1ca', '#a59c90'],
} as const;

export interface MoonJarProps {
  rank: 1 | 2 | 3;
}

/** A moon jar before its moon, in the glaze of a rank: celadon, cream, white. */
export function MoonJar({ rank }: MoonJarProps) {
  const [light, shade, line] = glazes[rank];
  return (
    <svg viewBox="0 0 96 96" className={styles.root} aria-hidden="true">
      <circle cx={48} cy={48} r={46} className={styles.ring} />
      <circle cx={48} cy={48} r={40} className={styles.ring} />
      <g transform="translate(11 12) scale(1.15)">
        <path
          d="M24 9h16v5c12 4 19 13 19 22 0 11-8 17-17 19H22c-9-2-17-8-17-19 0-9 7-18 19-22z"
          fill={light}
          stroke={line}
        />
        <path d="M40 14c12 4 19 13 19 22 0 11-8 17-17 19h-8c12-5 17-26 6-41z" fill={shade} />
        <path d="M24 14h16M5.5 34c14 4.5 39 4.5 53 0" fill="none" stroke={line} strokeWidth={1.3} />
        <path
          d="M14 26c2-4 5-6 8-7"
          fill="none"
          stroke="#fff"
          strokeWidth={2.4}
          strokeLinecap="round"
        />
      </g>
    </svg>
  );
}
