import { createVar } from '@vanilla-extract/css';
import {
  colorTransition,
  media,
  mobile,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

/** How many cells are side by side. */
export const wide = createVar('cellsWide');
export const narrow = createVar('cellsNarrow');

export const root = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] },
  'markets',
);

export const bar = sliceStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[2], minBlockSize: '32px' },
  'marketsBar',
);

export const heading = sliceStyle(
  { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold },
  'marketsHeading',
);

export const boxes = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
    gap: vars.space[2.5],
    '@media': { [media.phone]: { gap: vars.space[2] } },
  },
  'marketBoxes',
);

export const box = sliceRecipe(
  {
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: vars.space[2],
      minInlineSize: 0,
      padding: vars.space[3],
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface,
      selectors: {
        // A phone has no room for frames.
        [mobile]: { gap: vars.space[1], padding: 0, border: 0, backgroundColor: 'transparent' },
      },
    },
    variants: {
      width: {
        third: { gridColumn: 'span 2' },
        half: { gridColumn: 'span 3' },
        whole: { gridColumn: 'span 6' },
      },
      isMany: { true: { selectors: { [mobile]: { gridColumn: 'span 6' } } }, false: {} },
    },
  },
  'marketBox',
);

export const title = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: vars.space[2],
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
  },
  'roundMarketTitle',
);

export const hint = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.xs, fontWeight: vars.fontWeight.medium },
  'roundMarketHint',
);

export const cells = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: `repeat(${wide}, minmax(0, 1fr))`,
    gap: vars.space[1.5],
    '@media': { [media.phone]: { gap: vars.space[1] } },
    selectors: { [mobile]: { gridTemplateColumns: `repeat(${narrow}, minmax(0, 1fr))` } },
  },
  'roundCells',
);

/** As high as the highest of its row. */
export const cell = sliceStyle({ display: 'grid', minInlineSize: 0 }, 'roundCell');

/** A cell with a row of its own, as the zero has above the other numbers. */
export const row = sliceStyle({ display: 'grid', gridColumn: '1 / -1' }, 'roundCellRow');

export const fold = sliceStyle(
  {
    ...colorTransition,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: '32px',
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    textAlign: 'start',
    selectors: {
      '&:hover': { color: vars.color.text },
      [mobile]: {
        minBlockSize: vars.size.touch,
        borderBlockEnd: `1px solid ${vars.color.line}`,
      },
    },
  },
  'roundMarketFold',
);

export const chevron = sliceStyle(
  { selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } } },
  'roundMarketChevron',
);

export const ladder = sliceStyle(
  {
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 2,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  'ladderIcon',
);

export const toggle = sliceStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    marginInlineStart: 'auto',
    minBlockSize: '32px',
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    '@media': { [media.phone]: { minBlockSize: vars.size.touch } },
  },
  'chancesSwitch',
);

export const knob = sliceStyle(
  {
    ...colorTransition,
    position: 'relative',
    inlineSize: '32px',
    blockSize: '20px',
    border: `1px solid ${vars.color.controlLine}`,
    borderRadius: vars.radius.full,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: '2px',
        insetInlineStart: '2px',
        inlineSize: '14px',
        blockSize: '14px',
        borderRadius: vars.radius.full,
        backgroundColor: vars.color.controlLine,
      },
      '[aria-checked="true"] > &': {
        borderColor: vars.color.brand,
        backgroundColor: vars.color.brand,
      },
      '[aria-checked="true"] > &::after': {
        insetInlineStart: '14px',
        backgroundColor: vars.color.brandInk,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '[aria-checked="true"] > &::after': { backgroundColor: 'Highlight' } },
      },
    },
  },
  'chancesKnob',
);

/** A frame with a head, as those of virtual events are. */
export const card = sliceStyle(
  {
    minInlineSize: 0,
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
  },
  'eventCard',
);

export const cardHead = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    minBlockSize: '38px',
    paddingInline: vars.space[3],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface2,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.bold,
  },
  'eventCardHead',
);

export const cardEnd = sliceStyle({ marginInlineStart: 'auto' }, 'eventCardEnd');

export const two = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 322fr) minmax(0, 356fr)',
    alignItems: 'start',
    gap: vars.space[2.5],
    '@media': {
      [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.tight]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    },
    selectors: { [mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
  'eventCards',
);
