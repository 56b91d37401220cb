import { createVar, fallbackVar } from '@vanilla-extract/css';
import { componentRecipe, componentStyle, ellipsis, tabular, vars } from '@/shared/theme/style';

export const width = createVar('dataColumn');
export const height = createVar('dataSpace');
export const least = createVar('dataLeast');
export const rowSize = createVar('dataRowSize');

const rowBlock = fallbackVar(rowSize, '34px');

export const frame = componentStyle(
  {
    blockSize: '100%',
    minBlockSize: 0,
    overflow: 'auto',
    overscrollBehavior: 'contain',
    overflowAnchor: 'none',
  },
  'dataFrame',
);

export const table = componentStyle(
  {
    ...tabular,
    inlineSize: '100%',
    minInlineSize: least,
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: vars.fontSize.md,
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
  },
  'dataTable',
);

export const column = componentStyle({ inlineSize: width }, 'dataColumn');

export const head = componentStyle(
  { position: 'sticky', insetBlockStart: 0, zIndex: vars.z.sticky },
  'dataHead',
);

const align = { start: { textAlign: 'start' }, end: { textAlign: 'end' } } as const;

export const headCell = componentRecipe(
  {
    base: {
      blockSize: '30px',
      padding: 0,
      borderBlockEnd: `1px solid ${vars.color.line}`,
      backgroundColor: vars.color.surface2,
      color: vars.color.text2,
      fontSize: vars.fontSize.sm,
      fontWeight: vars.fontWeight.semibold,
      whiteSpace: 'nowrap',
    },
    variants: { align },
  },
  'dataHeadCell',
);

export const sort = componentStyle(
  {
    inlineSize: '100%',
    minBlockSize: '30px',
    paddingInline: vars.space[2.5],
    font: 'inherit',
    color: 'inherit',
    textAlign: 'inherit',
    selectors: { '&:hover': { color: vars.color.text } },
  },
  'dataSort',
);

/** Beside the words, on their free side. Holds its place, so that no heading moves when it comes. */
export const arrow = componentStyle(
  { display: 'inline-block', inlineSize: '1.2em', fontSize: vars.fontSize.xs },
  'dataArrow',
);

export const row = componentStyle(
  {
    blockSize: rowBlock,
    cursor: 'pointer',
    selectors: {
      '&[data-quiet="true"]': { backgroundColor: vars.color.bgSunken, color: vars.color.text2 },
      '&:hover': { backgroundColor: vars.color.surface2 },
      '&[aria-selected="true"]': {
        backgroundColor: vars.color.brandTint,
        boxShadow: `inset 3px 0 ${vars.color.brand}`,
      },
    },
  },
  'dataRow',
);

export const cell = componentRecipe(
  {
    base: {
      ...ellipsis,
      blockSize: rowBlock,
      paddingBlock: 0,
      paddingInline: vars.space[2.5],
      borderBlockEnd: `1px solid ${vars.color.line}`,
    },
    variants: { align },
  },
  'dataCell',
);

export const checkColumn = componentStyle({ inlineSize: '40px' }, 'dataCheckColumn');

/** Of a head and of a row: nothing of it is chosen by pressing beside the box. */
export const checkCell = componentStyle(
  {
    padding: 0,
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.text2,
    cursor: 'auto',
    textAlign: 'center',
    verticalAlign: 'middle',
  },
  'dataCheckCell',
);

export const checkHead = componentStyle({ backgroundColor: vars.color.surface2 }, 'dataCheckHead');

export const box = componentStyle(
  {
    inlineSize: '18px',
    blockSize: '18px',
    accentColor: vars.color.brand,
    cursor: 'pointer',
    verticalAlign: 'middle',
  },
  'dataBox',
);

export const lock = componentStyle({ display: 'inline-flex', verticalAlign: 'middle' }, 'dataLock');

export const space = componentStyle({ blockSize: height, padding: 0, border: 0 }, 'dataSpace');
