import type { Glaze, Motif } from './draw';
import * as figures from './motifs-figures';
import * as patterns from './motifs-patterns';

const glazes = {
  celadon: { core: '#2b6256', deep: '#0f231f', line: '#a5e6d2', mid: '#3b8070', pale: '#eef4f2' },
  indigo: { core: '#2c4576', deep: '#10182a', line: '#adc4f2', mid: '#3f5fa0', pale: '#eef4f2' },
  ochre: { core: '#66501f', deep: '#1c170b', line: '#f0d291', mid: '#8f7029', pale: '#fff3d6' },
  red: { core: '#6d352e', deep: '#1f100f', line: '#f2b3a3', mid: '#9c4c40', pale: '#ffeae4' },
  plum: { core: '#543560', deep: '#1a111d', line: '#d9bae3', mid: '#7a4f87', pale: '#f7edf9' },
  white: { core: '#49575a', deep: '#161c1e', line: '#dbe6e3', mid: '#6b7c7e', pale: '#ffffff' },
} satisfies Record<string, Glaze>;

const motifs: Record<string, Motif> = { ...figures, ...patterns };

export const motifNames = Object.keys(motifs);
export const glazeNames = Object.keys(glazes);

/** Where a poster is shown; each has its own proportions. */
export type PosterShape = 'slot' | 'live' | 'wide' | 'thumb';

/** Where the middle of a motif is, and how large it is. */
interface Place {
  x: number;
  y: number;
  scale: number;
}

interface Frame extends Place {
  width: number;
  height: number;
  /** A hairline around the motif. */
  isFramed: boolean;
  /** What of the place is other for a motif. */
  motifs: Readonly<Record<string, Partial<Place>>>;
}

const frames: Record<PosterShape, Frame> = {
  slot: {
    width: 160,
    height: 174,
    isFramed: true,
    x: 80,
    y: 87,
    scale: 1,
    motifs: { fan: { y: 22, scale: 0.94 } },
  },
  live: {
    width: 160,
    height: 106,
    isFramed: false,
    x: 80,
    y: 53,
    scale: 0.66,
    motifs: {
      cards: { scale: 0.72 },
      dice: { scale: 0.72 },
      wheel: { scale: 0.62 },
      bj: { y: 64 },
      lantern: { y: 50, scale: 0.6 },
      // Patterns fill the whole of it.
      tiger: { scale: 1 },
      patch: { scale: 1 },
      bamboo: { scale: 1 },
      coins: { scale: 1 },
      roof: { scale: 1 },
      waves: { scale: 1 },
    },
  },
  wide: {
    width: 280,
    height: 172,
    isFramed: false,
    x: 140,
    y: 74,
    scale: 0.88,
    motifs: {
      crane: { x: 150, scale: 0.92 },
      wheel: { y: 78 },
      cards: { y: 68, scale: 0.86 },
    },
  },
  thumb: { width: 160, height: 176, isFramed: false, x: 80, y: 88, scale: 1, motifs: {} },
};

/** What comes from outside may also be named like something that every object has. */
function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** The poster of a game as SVG: one ground glaze, hairlines of one tone. An unknown motif or glaze is drawn as the first. */
export function posterSvg(
  { motif, glaze }: { motif: string; glaze: string },
  shape: PosterShape,
): string {
  const colours = own(glazes, glaze) ?? glazes.celadon;
  const draw = own(motifs, motif) ?? figures.crane;
  const { width, height, isFramed, motifs: places, ...place } = frames[shape];
  const { x, y, scale } = { ...place, ...own(places, motif) };
  const edge = isFramed
    ? `<rect x="7.5" y="7.5" width="${width - 15}" height="${height - 15}" rx="6" fill="none" stroke="${colours.line}" stroke-opacity=".28"/>`
    : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`,
    `<defs><radialGradient id="g" cx=".5" cy=".38" r=".9"><stop offset="0" stop-color="${colours.core}"/><stop offset="1" stop-color="${colours.deep}"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    `<g transform="translate(${x} ${y}) scale(${scale})">${draw(colours)}</g>${edge}</svg>`,
  ].join('');
}

const sources = new Map<string, string>();

/** The poster as the source of an image. */
export function posterSource(art: { motif: string; glaze: string }, shape: PosterShape): string {
  const key = `${art.motif}/${art.glaze}/${shape}`;
  const known = sources.get(key);
  if (known !== undefined) return known;
  const source = `data:image/svg+xml,${encodeURIComponent(posterSvg(art, shape))}`;
  sources.set(key, source);
  return source;
}
