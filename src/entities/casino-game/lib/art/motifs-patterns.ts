// Around 0,0, in about 160 by 200.
import { polar, range, type Motif } from './draw';

type Numbers3 = readonly [number, number, number];
const ridges: readonly Numbers3[] = [
  [-72, -4, 34],
  [72, -4, 34],
  [-37, -22, 34],
  [37, -22, 34],
  [0, -46, 38],
];
const fans: readonly (readonly [number, number, number, number])[] = [
  [0, 70, 96, 0.5],
  [0, 70, 74, 0.9],
  [0, 70, 50, 1],
];
const stems: readonly (readonly [x: number, width: number])[] = [
  [-58, 7],
  [-34, 12],
  [-4, 9],
  [26, 14],
  [52, 6],
];
/** Left, top, width, height, colour. */
const patches: readonly (readonly [number, number, number, number, number])[] = [
  [-80, -100, 56, 44, 0],
  [-24, -100, 36, 70, 1],
  [12, -100, 68, 32, 2],
  [12, -68, 40, 38, 5],
  [52, -68, 28, 68, 4],
  [-80, -56, 24, 62, 6],
  [-56, -56, 32, 40, 7],
  [-56, -16, 32, 62, 1],
  [-24, -30, 46, 42, 3],
  [22, -30, 30, 76, 2],
  [52, 0, 28, 46, 1],
  [-80, 6, 24, 40, 5],
  [-24, 12, 46, 34, 4],
  [-80, 46, 46, 54, 2],
  [-34, 46, 34, 26, 6],
  [-34, 72, 34, 28, 1],
  [0, 46, 52, 54, 0],
  [52, 46, 28, 26, 3],
  [52, 72, 28, 28, 7],
];

export const ridge: Motif = (g) =>
  `<circle cx="-42" cy="-58" r="12" fill="#e0705c"/><circle cx="42" cy="-58" r="12" fill="${g.pale}"/>${ridges.map(([x, y, w]) => `<path d="M${x - w * 1.25} 84C${x - w * 0.8} 60 ${x - w * 0.55} ${y + 4} ${x} ${y}C${x + w * 0.55} ${y + 4} ${x + w * 0.8} 60 ${x + w * 1.25} 84Z" fill="${Math.abs(x) > 50 ? g.deep : x ? g.core : g.mid}" stroke="${g.line}" stroke-opacity=".75" stroke-width="1.300"/><path d="M${x - w * 0.62} 66C${x - w * 0.4} 40 ${x - w * 0.3} ${y + 16} ${x} ${y + 12}C${x + w * 0.3} ${y + 16} ${x + w * 0.4} 40 ${x + w * 0.62} 66M${x - w * 0.32} 60C${x - w * 0.2} 44 ${x - w * 0.14} ${y + 28} ${x} ${y + 24}C${x + w * 0.14} ${y + 28} ${x + w * 0.2} 44 ${x + w * 0.32} 60" fill="none" stroke="${g.line}" stroke-opacity=".32"/>`).join('')}${range(
    4,
  )
    .map((r) =>
      range(9)
        .map((k) => {
          const x = -108 + k * 28 + (r % 2) * 14,
            y = 70 + r * 11;
          return `<circle cx="${x}" cy="${y}" r="14" fill="${g.deep}" stroke="${g.line}" stroke-opacity=".6"/><circle cx="${x}" cy="${y}" r="8.500" fill="none" stroke="${g.line}" stroke-opacity=".4"/>`;
        })
        .join(''),
    )
    .join('')}`;

export const waves: Motif = (g) =>
  range(8)
    .map((r) =>
      range(6)
        .map((k) => {
          const x = -108 + k * 40 + (r % 2) * 20,
            y = -30 + r * 18;
          return [20, 14, 8]
            .map(
              (q, j) =>
                `<circle cx="${x}" cy="${y}" r="${q}" fill="${j === 0 ? (r % 3 === 1 ? g.mid : g.deep) : 'none'}" stroke="${g.line}" stroke-opacity="${0.65 - j * 0.12}" stroke-width="1.100"/>`,
            )
            .join('');
        })
        .join(''),
    )
    .join('') +
  `<circle cx="30" cy="-66" r="17" fill="${g.pale}"/><path d="M-70-58h44M-58-50h44" stroke="${g.line}" stroke-opacity=".5" stroke-linecap="round"/>`;

export const coins: Motif = (g) =>
  range(4)
    .map((r) =>
      range(3)
        .map((k) => {
          const x = -46 + k * 46,
            y = -70 + r * 46,
            on = r * 3 + k === 4;
          return `<circle cx="${x}" cy="${y}" r="19" fill="${on ? g.line : 'none'}" stroke="${g.line}" stroke-opacity="${on ? 1 : 0.55}" stroke-width="1.300"/><circle cx="${x}" cy="${y}" r="14.500" fill="none" stroke="${on ? g.mid : g.line}" stroke-opacity=".5"/><rect x="${x - 5}" y="${y - 5}" width="10" height="10" fill="${on ? g.deep : (r + k) % 2 ? g.mid : 'none'}" stroke="${g.line}" stroke-opacity=".7"/>`;
        })
        .join(''),
    )
    .join('');

export const fan: Motif = (g) =>
  fans
    .map(([x, y, R, o], j) => {
      const n = 11,
        s = -170,
        st = 160 / n;
      return range(n)
        .map((k) => {
          const [x1, y1] = polar(R, s + k * st),
            [x2, y2] = polar(R, s + k * st + st);
          return `<path d="M${x} ${y}L${x + x1} ${y + y1}A${R} ${R} 0 0 1 ${x + x2} ${y + y2}Z" fill="${k % 2 === j % 2 ? g.mid : g.deep}" fill-opacity="${o * 0.9}" stroke="${g.line}" stroke-opacity=".5"/>`;
        })
        .join('');
    })
    .join('') +
  `<circle cx="0" cy="70" r="7" fill="${g.pale}"/><circle cx="0" cy="-62" r="9" fill="${g.line}"/>`;

export const patch: Motif = (g) => {
  const c = [
    '#3b8070',
    '#eef4f2',
    '#223036',
    '#d9695a',
    '#7fd1b9',
    '#ecc878',
    '#4f72b8',
    '#8fa3a0',
  ];
  return patches
    .map(
      ([x, y, w, h, k]) =>
        `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${c[k]}" fill-opacity=".86" stroke="${g.deep}" stroke-width="1.600"/><path d="M${x + 4} ${y + 4}h${w - 8}M${x + 4} ${y + h - 4}h${w - 8}" stroke="#fff" stroke-opacity=".2" stroke-dasharray="2 3"/>`,
    )
    .join('');
};

export const bamboo: Motif = (g) =>
  stems
    .map(([x, w], j) => {
      return range(5)
        .map(
          (k) =>
            `<rect x="${x - w / 2}" y="${-104 + k * 44 + j * 9}" width="${w}" height="41" rx="${w / 2.6}" fill="${j % 2 ? g.line : g.mid}" fill-opacity="${j % 2 ? 0.85 : 0.95}"/>`,
        )
        .join('');
    })
    .join('') +
  `<path d="M-28-30c22-4 34-18 38-40-26 4-38 18-38 40zM-40 24c-18-4-28-16-32-34 22 4 32 16 32 34zM34 46c18-2 28-14 34-32-22 2-34 14-34 32z" fill="${g.pale}" fill-opacity=".92"/>`;

export const roof: Motif = (g) =>
  range(7)
    .map((r) =>
      range(7)
        .map((k) => {
          const x = -108 + k * 34 + (r % 2) * 17,
            y = -38 + r * 23;
          return `<path d="M${x - 17} ${y}v6a17 17 0 0 0 34 0v-6z" fill="${(k * 3 + r * 5) % 7 === 0 ? g.line : (k + r) % 3 ? g.mid : g.deep}" fill-opacity=".9" stroke="${g.deep}" stroke-width="1.500"/><path d="M${x - 10} ${y + 5}a10 10 0 0 0 20 0" fill="none" stroke="${g.pale}" stroke-opacity=".28"/>`;
        })
        .join(''),
    )
    .reverse()
    .join('') +
  `<path d="M-90-40C-50-44 50-44 90-40" stroke="${g.line}" stroke-width="3" fill="none"/><circle cx="-34" cy="-68" r="12" fill="${g.pale}"/>`;
