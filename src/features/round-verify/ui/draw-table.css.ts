import { createVar } from '@vanilla-extract/css';
import { sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';
import { mono } from './mono';

const narrow = '(max-width: 620px)';

export const words = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
    gap: vars.space[1],
    marginBlock: vars.space[1],
    '@container': { [narrow]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  },
  'drawWords',
);

export const word = sliceRecipe(
  {
    base: {
      ...mono,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[1],
      minBlockSize: '32px',
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.control,
      fontSize: '10.5px',
    },
    variants: {
      look: {
        used: { backgroundColor: vars.color.bgSunken, color: vars.color.text },
        thrown: {
          backgroundColor: vars.color.bgSunken,
          color: vars.color.text3,
          textDecoration: 'line-through',
        },
        unused: { borderStyle: 'dashed', color: vars.color.text3 },
      },
    },
  },
  'drawWord',
);

export const nth = sliceStyle(
  {
    color: vars.color.brand,
    fontFamily: vars.font.body,
    fontWeight: vars.fontWeight.bold,
    '@container': { [narrow]: { display: 'none' } },
  },
  'drawWordNth',
);

export const table = sliceStyle(
  {
    ...tabular,
    inlineSize: '100%',
    borderCollapse: 'collapse',
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
  },
  'drawTable',
);

export const head = sliceStyle(
  {
    blockSize: '24px',
    color: vars.color.text3,
    fontSize: vars.fontSize.xs,
  },
  'drawTableHead',
);

export const row = sliceStyle(
  {
    blockSize: '31px',
    borderBlock: `1px solid ${vars.color.line}`,
    selectors: { '&[data-thrown]': { color: vars.color.text3 } },
  },
  'drawTableRow',
);

export const cell = sliceStyle(
  {
    paddingInlineEnd: vars.space[2],
    fontWeight: vars.fontWeight.semibold,
    textAlign: 'start',
    whiteSpace: 'nowrap',
  },
  'drawTableCell',
);

export const rest = sliceStyle(
  { color: vars.color.text, fontWeight: vars.fontWeight.bold },
  'drawTableRest',
);

export const stripCell = sliceStyle(
  { textAlign: 'start', '@container': { [narrow]: { display: 'none' } } },
  'drawTableStripCell',
);

export const seat = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2.5],
    color: vars.color.text3,
    whiteSpace: 'nowrap',
  },
  'drawTableSeat',
);

export const places = createVar('drawPlaces');
export const place = createVar('drawPlace');
const pitch = '7.4px';
const width = '5.4px';
/** 28 places. */
const widest = '208px';

/** The places that were left, and the one that was drawn. */
export const strip = sliceStyle(
  {
    position: 'relative',
    inlineSize: widest,
    blockSize: '16px',
    selectors: {
      '&::before': {
        content: '',
        position: 'absolute',
        insetInlineStart: 0,
        insetBlock: '4px',
        inlineSize: `calc(${places} * ${pitch})`,
        backgroundImage: `repeating-linear-gradient(90deg, ${vars.color.lineStrong} 0 ${width}, transparent ${width} ${pitch})`,
      },
      '&::after': {
        content: '',
        position: 'absolute',
        insetInlineStart: `calc(${place} * ${pitch})`,
        insetBlock: 0,
        inlineSize: width,
        borderRadius: '2px',
        backgroundColor: vars.color.brand,
      },
    },
  },
  'drawStrip',
);

export const piece = sliceStyle({ textAlign: 'end' }, 'drawTablePiece');

const bead = {
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '25px',
  blockSize: '25px',
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.heavy,
} as const;

export const became = sliceRecipe(
  {
    base: { color: vars.color.text },
    variants: {
      look: {
        text: { fontWeight: vars.fontWeight.semibold },
        ball: { ...bead, backgroundColor: vars.color.surface3 },
        power: { ...bead, backgroundColor: vars.color.ballPower, color: vars.color.beadInk },
      },
    },
  },
  'drawTableBecame',
);

export const fairness = sliceStyle(
  { paddingBlockStart: vars.space[2], color: vars.color.text3, fontSize: vars.fontSize.sm },
  'drawFairness',
);
