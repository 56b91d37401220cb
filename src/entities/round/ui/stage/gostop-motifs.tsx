import type { ReactElement } from 'react';

// Inks of hwatu cards, the same in both themes.
const ink = {
  red: '#b8322f',
  dark: '#22292a',
  green: '#2f6b4f',
  pale: '#f8f2e4',
  gold: '#dda935',
  pink: '#e08fa5',
  violet: '#6a58a6',
  wood: '#6b4a32',
} as const;

interface BloomProps {
  x: number;
  y: number;
  size: number;
  petals: number;
  fill: string;
  heart?: string;
}

/** Petals around a heart. */
function Bloom({ x, y, size, petals, fill, heart = ink.gold }: BloomProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      {Array.from({ length: petals }, (_, index) => (index * 360) / petals).map((turn) => (
        <ellipse
          key={turn}
          cy={-0.62}
          rx={Math.min(0.42, 2 / petals)}
          ry={0.44}
          fill={fill}
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r={0.34} fill={heart} />
    </g>
  );
}

interface ScatterProps {
  /** Where, and how far turned. */
  at: readonly (readonly [x: number, y: number, turn?: number])[];
  d: string;
  fill: string;
}

/** One shape at several places. */
function Scatter({ at, d, fill }: ScatterProps) {
  return at.map(([x, y, turn = 0]) => (
    <path key={`${x} ${y}`} d={d} fill={fill} transform={`translate(${x} ${y}) rotate(${turn})`} />
  ));
}

const LEAF = 'M0 0C5 -4 6 -11 0 -17C-6 -11 -5 -4 0 0Z';
const DROP = 'M0 0C2.5 -2 2.5 -6 0 -8C-2.5 -6 -2.5 -2 0 0Z';
const MOUND = 'M-13 0A13 13 0 0 1 13 0Z';
const MAPLE =
  'M0 8L1 3L6 5L4.5 1L9 -1L5 -3L6 -7L2 -4L0 -10L-2 -4L-6 -7L-5 -3L-9 -1L-4.5 1L-6 5L-1 3Z';

function stem(d: string, stroke: string = ink.wood, width = 2) {
  return <path d={d} fill="none" stroke={stroke} strokeWidth={width} strokeLinecap="round" />;
}

const pine = (
  <>
    <circle cx={42} cy={24} r={11} fill={ink.red} />
    {stem('M12 95C16 78 26 70 24 56', ink.wood, 4)}
    <Scatter
      at={[
        [24, 52],
        [40, 70],
        [18, 78],
      ]}
      d={MOUND}
      fill={ink.green}
    />
    {stem('M24 52V40M24 52l-8 -8M24 52l8 -8M40 70V58M40 70l-8 -8M40 70l8 -8', ink.pale, 0.8)}
  </>
);

const plum = (
  <>
    {stem('M10 92C20 74 40 72 38 48C37 36 46 26 52 22M38 58C28 52 20 44 18 34', ink.wood, 3)}
    <Bloom x={38} y={46} size={10} petals={5} fill={ink.red} />
    <Bloom x={19} y={32} size={9} petals={5} fill={ink.red} />
    <Bloom x={24} y={70} size={9} petals={5} fill={ink.red} />
    <Bloom x={49} y={20} size={6} petals={5} fill={ink.red} />
  </>
);

const cherry = (
  <>
    <path d="M5 74H57V95H5Z" fill={ink.red} />
    {stem('M5 80H57M5 88H57', ink.pale, 1.2)}
    <Bloom x={20} y={60} size={11} petals={5} fill={ink.pink} heart={ink.red} />
    <Bloom x={43} y={56} size={11} petals={5} fill={ink.pink} heart={ink.red} />
    <Bloom x={31} y={38} size={11} petals={5} fill={ink.pink} heart={ink.red} />
    <Bloom x={15} y={30} size={8} petals={5} fill={ink.pink} heart={ink.red} />
    <Bloom x={47} y={26} size={8} petals={5} fill={ink.pink} heart={ink.red} />
  </>
);

const drops = (x: number, from: number, count: number) =>
  Array.from({ length: count }, (_, index): [number, number, number] => [
    x + (index % 2 ? 3 : -3),
    from + 8 * index,
    index % 2 ? 150 : 210,
  ]);

const wisteria = (
  <>
    {stem('M5 14C24 10 40 20 57 12M16 13V66M31 16V84M46 15V58', ink.wood, 1.6)}
    <Scatter at={drops(16, 22, 6)} d={DROP} fill={ink.dark} />
    <Scatter at={drops(31, 24, 8)} d={DROP} fill={ink.violet} />
    <Scatter at={drops(46, 22, 5)} d={DROP} fill={ink.dark} />
  </>
);

const iris = (
  <>
    <path
      d="M12 95C12 70 18 50 10 34C24 52 22 74 22 95ZM38 95C38 72 46 56 54 40C52 62 48 80 48 95Z"
      fill={ink.green}
    />
    {stem('M30 95V50', ink.green, 3)}
    <Scatter
      at={[
        [30, 50, -50],
        [30, 50.5, 50],
        [30, 49],
      ]}
      d="M0 0C9 -7 9 -19 0 -26C-9 -19 -9 -7 0 0Z"
      fill={ink.violet}
    />
    <Scatter
      at={[
        [30, 48, 130],
        [30, 48.5, 230],
      ]}
      d={LEAF}
      fill={ink.violet}
    />
    <circle cx={30} cy={47} r={4} fill={ink.gold} />
  </>
);

const peony = (
  <>
    <Scatter
      at={[
        [20, 74, 215],
        [42, 74, 145],
        [14, 58, 265],
        [48, 58, 95],
      ]}
      d={LEAF}
      fill={ink.green}
    />
    {stem('M31 95V62', ink.green, 3)}
    <Bloom x={31} y={44} size={21} petals={8} fill={ink.red} heart={ink.red} />
    <Bloom x={31} y={44} size={12} petals={6} fill={ink.pink} />
  </>
);

const bush: readonly [number, number, number][] = [
  [18, 30, -40],
  [30, 22, 20],
  [26, 42, 50],
  [14, 50, -60],
  [38, 36, 60],
  [24, 62, 40],
  [44, 54, 70],
  [34, 72, 50],
];

const clover = (
  <>
    {stem('M12 95C16 66 24 44 32 20M20 95C28 76 36 62 46 48', ink.wood, 1.6)}
    <Scatter at={bush} d="M0 0C6 -3 7 -9 0 -13C-7 -9 -6 -3 0 0Z" fill={ink.red} />
    <Scatter
      at={[
        [20, 78, -50],
        [46, 40, 20],
        [40, 84, 60],
      ]}
      d={LEAF}
      fill={ink.green}
    />
  </>
);

const moon = (
  <>
    <path d="M5 5H57V64H5Z" fill={ink.red} />
    <circle cx={31} cy={34} r={17} fill={ink.pale} />
    <path d="M5 70C18 52 44 52 57 70V95H5Z" fill={ink.dark} />
    {stem('M16 72C18 64 15 60 12 56M31 66C31 58 34 54 38 50M46 72C46 64 48 60 52 57', ink.pale, 1)}
  </>
);

const chrysanthemum = (
  <>
    {stem('M31 95C31 84 28 76 31 66', ink.green, 3)}
    <Scatter
      at={[
        [30, 88, 70],
        [32, 82, -70],
        [18, 66, -100],
      ]}
      d={LEAF}
      fill={ink.green}
    />
    <Bloom x={31} y={46} size={19} petals={16} fill={ink.gold} heart={ink.red} />
    <Bloom x={16} y={22} size={10} petals={12} fill={ink.red} />
    <Bloom x={47} y={20} size={10} petals={12} fill={ink.red} />
  </>
);

const maple = (
  <>
    {stem('M8 14C26 24 40 44 44 92M22 26C32 24 42 22 52 14M38 50C30 52 20 58 12 70', ink.wood, 2)}
    <Scatter
      at={[
        [22, 24, 20],
        [46, 22, -20],
        [36, 46, 10],
        [16, 62, 40],
      ]}
      d={MAPLE}
      fill={ink.red}
    />
    <Scatter
      at={[
        [44, 74, -10],
        [24, 84, 30],
        [12, 40, -30],
      ]}
      d={MAPLE}
      fill={ink.gold}
    />
  </>
);

const paulownia = (
  <>
    <path
      d="M31 58C18 58 8 66 6 82C18 82 28 74 31 60C34 74 44 82 56 82C54 66 44 58 31 58ZM31 58C22 68 22 84 31 95C40 84 40 68 31 58Z"
      fill={ink.dark}
    />
    {stem('M31 60V22M20 60V34M42 60V34', ink.wood, 1.4)}
    <Scatter
      at={[
        [31, 22],
        [27, 32, -30],
        [35, 32, 30],
        [20, 34],
        [16, 44, -30],
        [42, 34],
        [46, 44, 30],
        [31, 42],
      ]}
      d={DROP}
      fill={ink.red}
    />
  </>
);

const willow = (
  <>
    <path d="M5 5H57V22H5Z" fill={ink.dark} />
    {stem(
      'M14 20C10 44 20 60 14 90M26 20C22 40 32 56 28 78M38 20C36 40 44 52 42 70M50 20C48 44 54 60 50 88',
      ink.green,
      2,
    )}
    {stem('M20 34l-3 7M34 40l-3 7M46 36l-3 7M22 58l-3 7M36 62l-3 7M48 66l-3 7', ink.dark, 1)}
    <path d="M34 84A12 12 0 0 1 56 90Z" fill={ink.red} />
    {stem('M45 88L40 95', ink.wood, 1.6)}
  </>
);

/** What a month's cards show, on paper of 62 × 100. */
export const MOTIFS: readonly ReactElement[] = [
  pine,
  plum,
  cherry,
  wisteria,
  iris,
  peony,
  clover,
  moon,
  chrysanthemum,
  maple,
  paulownia,
  willow,
];
