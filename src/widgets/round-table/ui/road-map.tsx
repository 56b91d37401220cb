import type { Dot, RoadMark } from '@/entities/round';
import * as styles from './road-maps.css';

export interface RoadMapProps {
  label: string;
  marks: readonly RoadMark[];
  /** How many columns are drawn, the newest of all. */
  columns: number;
  rows?: number;
  /** Beads with their letters, rings, dots or strokes. */
  look: 'bead' | 'ring' | 'dot' | 'stroke';
}

const cell = 24;

function BeadMark({ dot }: { dot: Dot }) {
  return (
    <>
      <circle r={10.5} className={styles.bead({ tone: dot.tone })} />
      <text y={4} className={styles.letter({ tone: dot.tone })}>
        {dot.text}
      </text>
      {dot.pairs?.player && (
        <circle cx={7} cy={7} r={3} className={styles.pair({ of: 'player' })} />
      )}
      {dot.pairs?.banker && (
        <circle cx={-7} cy={-7} r={3} className={styles.pair({ of: 'banker' })} />
      )}
    </>
  );
}

function RingMark({ dot, ties }: { dot: Dot; ties: number }) {
  return (
    <>
      <circle r={8.5} className={styles.ring({ tone: dot.tone })} />
      {ties > 0 && <path d="M-6 6L6-6" className={styles.ring({ tone: 'green' })} />}
      {ties > 1 && (
        <text y={4} className={styles.letter({ tone: 'neutral' })}>
          {ties}
        </text>
      )}
    </>
  );
}

function Mark({ mark: { dot, ties }, look }: { mark: RoadMark; look: RoadMapProps['look'] }) {
  if (look === 'bead') return <BeadMark dot={dot} />;
  if (look === 'ring') return <RingMark dot={dot} ties={ties} />;
  if (look === 'dot') return <circle r={8} className={styles.bead({ tone: dot.tone })} />;
  return <path d="M-7 7L7-7" className={styles.ring({ tone: dot.tone })} />;
}

/** Marks in their columns, the last of which is the newest. */
export function RoadMap({ label, marks, columns, rows = 6, look }: RoadMapProps) {
  const last = Math.max(0, ...marks.map(({ column }) => column));
  const first = Math.max(0, last - columns + 1);
  const shown = marks.filter(({ column }) => column >= first);
  return (
    <svg
      viewBox={`0 0 ${columns * cell} ${rows * cell}`}
      className={styles.map}
      role="img"
      aria-label={label}
    >
      {Array.from({ length: columns - 1 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <path key={at} d={`M${(at + 1) * cell} 0V${rows * cell}`} className={styles.line} />
      ))}
      {Array.from({ length: rows - 1 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
        <path key={at} d={`M0 ${(at + 1) * cell}H${columns * cell}`} className={styles.line} />
      ))}
      {shown.map((mark) => (
        <g
          key={`${mark.column} ${mark.row}`}
          transform={`translate(${(mark.column - first + 0.5) * cell} ${(mark.row + 0.5) * cell})`}
        >
          <Mark mark={mark} look={look} />
        </g>
      ))}
    </svg>
  );
}
