import type { Dto } from '#contract/types.gen.ts';
import type { MapView } from '../lib/map-view';
import * as styles from './field.css';
import { MapField } from './map-field';

export interface FieldProps {
  /** Whose field it is: a pitch, a rink, a court, a diamond, a map. */
  sport: Dto<'Sport'>;
  /** Bases with a runner, of a diamond alone. */
  bases?: readonly number[];
  /** The map that is played, of e-sports alone. */
  map?: MapView | null;
}

const width = 680;
const height = 176;
const middle = width / 2;
const half = height / 2;
const stripes = [0, 2, 4, 6, 8, 10];
const stripe = width / 12;

function Frame({ radius }: { radius: number }) {
  return (
    <rect x={1} y={1} width={width - 2} height={height - 2} rx={radius} className={styles.line} />
  );
}

function Halfway({ circle }: { circle: number }) {
  return (
    <>
      <path d={`M${middle} 0V${height}`} className={styles.line} />
      <circle cx={middle} cy={half} r={circle} className={styles.line} />
    </>
  );
}

function Pitch() {
  return (
    <>
      {stripes.map((at) => (
        <rect key={at} x={at * stripe} width={stripe} height={height} className={styles.stripe} />
      ))}
      <Frame radius={12} />
      <Halfway circle={42} />
      <path d={`M0 40h80v96H0M0 66h30v44H0`} className={styles.line} />
      <path d={`M${width} 40h-80v96h80M${width} 66h-30v44h30`} className={styles.line} />
    </>
  );
}

function Rink() {
  return (
    <>
      <Frame radius={60} />
      <Halfway circle={32} />
      <path d={`M240 0V${height}M440 0V${height}`} className={styles.line} />
      <circle cx={130} cy={half} r={26} className={styles.line} />
      <circle cx={550} cy={half} r={26} className={styles.line} />
    </>
  );
}

function Court() {
  return (
    <>
      <Frame radius={12} />
      <Halfway circle={28} />
      <path d="M0 58h110v60H0M0 14h50a74 74 0 0 1 0 148H0" className={styles.line} />
      <path
        d={`M${width} 58h-110v60h110M${width} 14h-50a74 74 0 0 0 0 148h50`}
        className={styles.line}
      />
    </>
  );
}

function NetCourt() {
  return (
    <>
      <Frame radius={12} />
      <path d={`M${middle} 0V${height}M230 0V${height}M450 0V${height}`} className={styles.line} />
    </>
  );
}

const corners = [
  { base: 1, x: middle + 66, y: half },
  { base: 2, x: middle, y: half - 66 },
  { base: 3, x: middle - 66, y: half },
] as const;

function Diamond({ bases }: { bases: readonly number[] }) {
  return (
    <>
      <Frame radius={12} />
      <path d={`M${middle} ${half + 66}l66 -66l-66 -66l-66 66z`} className={styles.line} />
      {corners.map(({ base, x, y }) => (
        <rect
          key={base}
          x={x - 13}
          y={y - 13}
          width={26}
          height={26}
          transform={`rotate(45 ${x} ${y})`}
          className={styles.base({ isTaken: bases.includes(base) })}
        />
      ))}
    </>
  );
}

function Lanes() {
  return (
    <>
      <Frame radius={12} />
      <path d={`M${middle} 0V${height}M0 ${half}H${width}`} className={styles.line} />
    </>
  );
}

function Markings({ sport, bases = [], map = null }: FieldProps) {
  switch (sport) {
    case 'football':
    case 'futsal':
    case 'handball':
    case 'field-hockey':
      return <Pitch />;
    case 'ice-hockey':
      return <Rink />;
    case 'basketball':
      return <Court />;
    case 'volleyball':
    case 'tennis':
    case 'table-tennis':
    case 'badminton':
      return <NetCourt />;
    case 'baseball':
      return <Diamond bases={bases} />;
    case 'e-sports':
      return <MapField view={map} />;
    default:
      return <Lanes />;
  }
}

/** The field of a sport, drawn: pitch, rink, court, diamond, map; plain lanes where a sport has none. */
export function Field(field: FieldProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={styles.root}
    >
      <Markings {...field} />
    </svg>
  );
}
