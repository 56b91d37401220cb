import { SILKS } from '../../lib/silks';

export function silkOf(number: number): { cloth: string; ink: string; edge: string | undefined } {
  const { ground: cloth, ink, ...silk } = SILKS[number - 1] ?? SILKS[0];
  return { cloth, ink, edge: 'edge' in silk ? silk.edge : undefined };
}

/** Coats near to whoever looks, and the darker far side, by number from 1. */
const HORSES = [
  ['#3b342f', '#2a2522'],
  ['#6d4c38', '#533828'],
  ['#2c2e30', '#1f2122'],
  ['#8c857b', '#6e685f'],
  ['#553c2e', '#402b20'],
  ['#7a5a41', '#5d432f'],
  ['#3f3a38', '#2d2928'],
  ['#9a6a48', '#7a5134'],
] as const;
const DOGS = [
  ['#5d6468', '#474d51'],
  ['#b98b5a', '#946c42'],
  ['#d8cdb9', '#b3a68f'],
  ['#8a5a3c', '#6c442b'],
  ['#3a3735', '#292726'],
  ['#c7a57c', '#a08058'],
] as const;

export function coatOf(number: number, isDog: boolean): readonly [near: string, far: string] {
  const coats = isDog ? DOGS : HORSES;
  return coats[number - 1] ?? coats[0];
}

/** A leg from its top by knee and fetlock to the hoof. */
export type Leg = readonly (readonly [x: number, y: number])[];

interface Pose {
  foreNear: Leg;
  foreFar: Leg;
  hindNear: Leg;
  hindFar: Leg;
}

/** Stretched, landing, gathered, pushing off: a gallop in four pictures. */
const POSES: readonly [Pose, ...Pose[]] = [
  {
    foreNear: [
      [107, 56],
      [127, 61],
      [140, 70],
      [147, 72],
    ],
    foreFar: [
      [104, 57],
      [121, 67],
      [132, 79],
      [138, 81],
    ],
    hindNear: [
      [57, 52],
      [43, 67],
      [27, 76],
      [20, 82],
    ],
    hindFar: [
      [61, 52],
      [51, 71],
      [37, 82],
      [30, 88],
    ],
  },
  {
    foreNear: [
      [107, 56],
      [125, 66],
      [131, 80],
      [137, 84],
    ],
    foreFar: [
      [104, 57],
      [111, 73],
      [103, 85],
      [97, 88],
    ],
    hindNear: [
      [57, 52],
      [49, 68],
      [55, 82],
      [61, 90],
    ],
    hindFar: [
      [61, 53],
      [60, 70],
      [70, 80],
      [76, 87],
    ],
  },
  {
    foreNear: [
      [107, 56],
      [117, 69],
      [105, 77],
      [99, 73],
    ],
    foreFar: [
      [104, 58],
      [111, 73],
      [100, 83],
      [93, 81],
    ],
    hindNear: [
      [57, 52],
      [60, 70],
      [76, 79],
      [82, 84],
    ],
    hindFar: [
      [61, 53],
      [67, 68],
      [84, 75],
      [91, 79],
    ],
  },
  {
    foreNear: [
      [107, 56],
      [111, 74],
      [107, 87],
      [112, 91],
    ],
    foreFar: [
      [104, 57],
      [123, 63],
      [119, 76],
      [112, 77],
    ],
    hindNear: [
      [57, 52],
      [45, 64],
      [29, 69],
      [21, 66],
    ],
    hindFar: [
      [61, 53],
      [54, 68],
      [42, 77],
      [34, 78],
    ],
  },
];

export const POSE_COUNT = POSES.length;

export function poseAt(index: number): Pose {
  return POSES[index % POSES.length] ?? POSES[0];
}

/** The outline of a leg that narrows from its top. */
export function legPath(leg: Leg, top: number): string {
  const widths = [
    [top, 2.5],
    [2.3, 1.4],
    [1.5, 2.1],
  ] as const;
  return widths
    .map(([from, to], index) => {
      const [[x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = leg.slice(index, index + 2);
      const length = Math.hypot(x2 - x1, y2 - y1);
      const [nx, ny] = [(y1 - y2) / length, (x2 - x1) / length];
      const corner = (x: number, y: number, by: number) =>
        `${(x + nx * by).toFixed(1)} ${(y + ny * by).toFixed(1)}`;
      return `M${corner(x1, y1, from)}L${corner(x2, y2, to)}A${to} ${to} 0 0 1 ${corner(x2, y2, -to)}L${corner(x1, y1, -from)}Z`;
    })
    .join('');
}

export const HORSE = {
  tail: 'M43 37C34 31 20 34 6 45C15 43 20 43 25 44C19 47 14 52 11 57C22 50 34 47 44 45Z',
  body: 'M41 40C43 33 53 31 61 33C70 35.5 80 37.5 89 35C99 31.5 110 24 120 17.5L122.5 10.5C124.5 12 125.5 14 126 16.5C132 19 140 25 147.5 31.5C149.5 33.5 149.2 36.5 147 38C144.5 39.5 141.5 38.5 139.5 36.5C136 35.2 132.5 35.2 129 35.5C124.5 40.5 120.5 46 116.5 51C113.5 57 109 61 103 62.5C92 64.5 80 60.5 70 57.5C66 60 58 62 51 60C43.5 57 39.5 48 41 40Z',
  mane: 'M118 17C109 20 99 28 92 34C98 33.5 101 31.5 104 30.5C104 32 103 33 102.5 34C108 31 113 26 120 20Z',
  reins: 'M139 33.5L133 24.5M133 34L130 21M139 33.5C130 37 122 36 113 33',
  cloth: 'M62 33.2C68 35.2 76 36.9 83 36.4L84.5 52.5C78 53.6 69 52.8 63 50.5Z',
  breeches: 'M80 32L95 36.5L88 46',
  boot: 'M89 44.5L86.5 50.5L92 52',
  jacket:
    'M75.5 31.5C77 22 89 13.5 101 13C106.5 13.2 107.5 18.5 104 21.5C97 25.5 91.5 29 87 34.5C83 37 75.5 36 75.5 31.5Z',
  sleeve: 'M101.5 18L106 27.5L115 29.5',
  face: 'M104 14.5L109 18.5L113 16.5L113.5 12L107 9Z',
  cap: 'M102.5 12.5C102 6.5 106 4 110 4.6C113.5 5.2 115.5 8 115.3 10.5L118 11.8C114 12.8 108 13 102.5 12.5Z',
} as const;

export const DOG = {
  tail: 'M40 49C28 51 18 60 5 57C15 67 31 61 42 55Z',
  body: 'M36 50C38 42 50 38 64 38C78 37 88 40 98 40C106 37 112 33 118 30C122 27 128 28 131 31L147 38C149.5 40 148 43 144 43.5L129 44C122 46 118 50 115 55C112 64 106 69 99 68C88 66 78 59 68 57C60 61 50 64 43 61C37 58 35 54 36 50Z',
  ear: 'M121 29C116 25.5 111 27 107.5 31C112 33 117 34 122 32.5Z',
  muzzle: 'M135 33.5V43.5M140 36V43.5M132 39H147',
  cloth: 'M62 38.5C74 37.5 86 39.5 96 40.5L99 66C86 63 74 58.5 63 56.5Z',
} as const;
