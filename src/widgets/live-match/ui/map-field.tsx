import type { MapView } from '../lib/map-view';
import * as styles from './map-field.css';

export interface MapFieldProps {
  /** What is known of the map that is played; null where nothing is. */
  view: MapView | null;
}

const width = 680;
const height = 176;
const middle = width / 2;
const half = height / 2;

const sides = ['home', 'away'] as const;
type Side = (typeof sides)[number];

/** Where something of a side is: the home side's base is on the left. */
const at = (side: Side, x: number) => (side === 'home' ? x : width - x);

/** Towers of a side from the outer ones inwards, as they fall; the last two stand before its base. */
const towers = [
  [286, half],
  [286, 146],
  [286, 30],
  [208, half],
  [190, 146],
  [190, 30],
  [140, half],
  [116, 136],
  [116, 40],
  [92, 76],
  [92, 100],
] as const;

const lanes = [
  `M44 ${half}H${width - 44}`,
  `M44 ${half}C70 30 110 30 150 30H${width - 150}C${width - 110} 30 ${width - 70} 30 ${width - 44} ${half}`,
  `M44 ${half}C70 146 110 146 150 146H${width - 150}C${width - 110} 146 ${width - 70} 146 ${width - 44} ${half}`,
];

const placesOf = (count: number) => Array.from({ length: count }, (_, place) => place);

interface TakenProps {
  /** How often each side has taken it. */
  taken: Readonly<Record<Side, number>>;
  y: number;
  room: number;
}

/** A den on the river with a mark for each time that a side has taken it, on that side of it. */
function Den({ taken, y, room }: TakenProps) {
  return (
    <>
      <circle cx={middle} cy={y} r={13} className={styles.den} />
      {sides.flatMap((side) =>
        placesOf(Math.min(taken[side], room)).map((place) => (
          <circle
            key={`${side} ${place}`}
            cx={middle + (side === 'home' ? -1 : 1) * (24 + place * 12)}
            cy={y}
            r={4.5}
            className={styles.taken}
          />
        )),
      )}
    </>
  );
}

function Objectives({ view }: { view: Extract<MapView, { kind: 'objectives' }> | null }) {
  return (
    <>
      <path d={`M${middle} 0V${height}`} className={styles.river} />
      {lanes.map((lane) => (
        <path key={lane} d={lane} className={styles.lane} />
      ))}
      {sides.map((side) => {
        // What one side has destroyed is the other's.
        const fallen = view?.tower[side === 'home' ? 'away' : 'home'] ?? 0;
        return (
          <g key={side}>
            <rect
              x={at(side, 44) - 16}
              y={half - 16}
              width={32}
              height={32}
              rx={6}
              className={styles.base}
            />
            {towers.map(([x, y], order) => (
              <rect
                key={`${x} ${y}`}
                x={at(side, x) - 6}
                y={y - 6}
                width={12}
                height={12}
                rx={2}
                className={styles.tower({ isStanding: order >= fallen })}
              />
            ))}
          </g>
        );
      })}
      <Den taken={view?.baron ?? { home: 0, away: 0 }} y={59} room={3} />
      <Den taken={view?.dragon ?? { home: 0, away: 0 }} y={117} room={5} />
    </>
  );
}

/** Rounds of regulation time, in halves of twelve; those beyond follow. */
const REGULATION = 24;
const HALF = 12;

function Rounds({ view }: { view: Extract<MapView, { kind: 'rounds' }> }) {
  const { winners, maps } = view;
  const slots = Math.max(REGULATION, winners.length);
  const gap = 20;
  const room = (width - 120 - gap * Math.ceil(slots / HALF - 1)) / slots;
  // The lower half is free for the word on what has just happened.
  const left = (round: number) => 90 + round * room + Math.floor(round / HALF) * gap;
  return (
    <>
      {sides.map((side, row) => (
        <g key={side}>
          {placesOf(Math.max(1, maps[side])).map((map) => (
            <rect
              key={map}
              x={26 + map * 18}
              y={16 + row * 42}
              width={12}
              height={24}
              rx={3}
              className={styles.map({ isWon: map < maps[side] })}
            />
          ))}
          {placesOf(slots).map((round) => (
            <rect
              key={round}
              x={left(round)}
              y={10 + row * 42}
              width={room - 4}
              height={36}
              rx={3}
              className={styles.round({ isWon: winners[round] === side })}
            />
          ))}
        </g>
      ))}
    </>
  );
}

/** The map of e-sports: lanes with the towers that stand and what was taken on the river, or the rounds and who has won each. */
export function MapField({ view }: MapFieldProps) {
  return view?.kind === 'rounds' ? <Rounds view={view} /> : <Objectives view={view} />;
}
