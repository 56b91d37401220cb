import * as styles from './event-art.css';

const rings = [84, 108, 132, 156, 182, 210];

const cranes = [
  { at: 'translate(408 70) scale(2.05)', opacity: 1 },
  { at: 'translate(566 26) scale(.82) rotate(-8)', opacity: 1 },
  { at: 'translate(596 132) scale(.58) rotate(6)', opacity: 0.85 },
];

const stars = [
  [402, 34, 2],
  [436, 150, 1.6],
  [612, 40, 2.2],
  [640, 120, 1.5],
  [380, 100, 1.4],
  [590, 178, 1.8],
  [470, 22, 1.3],
] as const;

function Crane() {
  return (
    <>
      <path d="M29 38C25 27 15 18 4 14c2 12 9 24 21 29z" className={styles.wing} />
      <path d="M24 37C20 29 14 23 8 19M25 41c-4-3-9-7-12-12" className={styles.quill} />
      <path d="M32 37c0-13 6-24 17-31 3 13-1 26-10 34z" className={styles.plume} />
      <path d="M36 34c0-9 4-17 10-22M39 36c4-6 7-13 8-20" className={styles.quill} />
      <path d="M21 45c6-10 17-11 25-10-3 8-14 15-25 10z" className={styles.plume} />
      <path d="M43 37c6-1 7-7 13-9" className={styles.neck} />
      <path d="M57 28l6-1" className={styles.beak} />
      <circle cx="56" cy="26.6" r="2.3" className={styles.crown} />
      <path d="M23 45L7 55M27 47L12 59" className={styles.leg} />
    </>
  );
}

/** Cranes before the moon, behind the title of an event: the same night in both themes. */
export function EventArt() {
  return (
    <svg
      viewBox="0 0 664 224"
      preserveAspectRatio="xMaxYMid slice"
      className={styles.root}
      aria-hidden="true"
    >
      <g className={styles.ring}>
        {rings.map((radius) => (
          <circle key={radius} cx="506" cy="92" r={radius} />
        ))}
      </g>
      <circle cx="506" cy="92" r="62" className={styles.moon} />
      <path d="M556 56a62 62 0 01-78 91 62 62 0 0078-91z" className={styles.shade} />
      {cranes.map(({ at, opacity }) => (
        <g key={at} transform={at} opacity={opacity}>
          <Crane />
        </g>
      ))}
      <g className={styles.wave}>
        <path d="M330 214c28-22 56-22 84 0s56 22 84 0 56-22 84 0 56 22 84 0" />
        <path d="M300 224c28-22 56-22 84 0s56 22 84 0 56-22 84 0 56 22 84 0" />
      </g>
      <g className={styles.star}>
        {stars.map(([x, y, radius]) => (
          <circle key={x} cx={x} cy={y} r={radius} />
        ))}
      </g>
    </svg>
  );
}
