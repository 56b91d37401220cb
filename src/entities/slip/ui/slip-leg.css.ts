import {
  colorTransition,
  ellipsis,
  media,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: vars.space[3],
    rowGap: vars.space[1],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'slipLeg',
);

export const name = sliceStyle(
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[1],
    minInlineSize: 0,
    fontSize: vars.fontSize.base,
    fontWeight: vars.fontWeight.bold,
    selectors: { '[data-blocked="true"] > &': { color: vars.color.text3 } },
  },
  'slipLegName',
);

export const title = sliceStyle(ellipsis, 'slipLegTitle');

export const detail = sliceStyle(
  {
    ...tabular,
    flexShrink: 0,
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
  },
  'slipLegDetail',
);

export const odds = sliceRecipe(
  {
    base: {
      ...tabular,
      minInlineSize: '48px',
      textAlign: 'end',
      fontSize: vars.fontSize.lg,
      fontWeight: vars.fontWeight.bold,
    },
    variants: {
      move: {
        none: {},
        up: { color: vars.color.up },
        down: { color: vars.color.down },
        blocked: { color: vars.color.text3, textDecoration: 'line-through' },
      },
    },
    defaultVariants: { move: 'none' },
  },
  'slipLegOdds',
);

export const match = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1.5],
    minInlineSize: 0,
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
  },
  'slipLegMatch',
);

export const matchText = sliceStyle(ellipsis, 'slipLegMatchText');

export const remove = sliceStyle(
  {
    ...colorTransition,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    justifySelf: 'end',
    inlineSize: '24px',
    blockSize: '24px',
    marginInlineEnd: '-5px',
    borderRadius: vars.radius.tag,
    color: vars.color.text3,
    selectors: { '&:hover': { backgroundColor: vars.color.surface3, color: vars.color.text } },
    '@media': {
      // The cross stays small; the target around it does not.
      [media.compact]: {
        selectors: { '&::after': { content: '', position: 'absolute', inset: '-10px' } },
      },
    },
  },
  'slipLegRemove',
);

export const strip = sliceRecipe(
  {
    base: {
      ...tabular,
      gridColumn: '1 / -1',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      marginBlockStart: vars.space[1],
      minBlockSize: '30px',
      paddingBlock: vars.space[1],
      paddingInline: vars.space[2.5],
      borderRadius: vars.radius.control,
      fontSize: vars.fontSize.sm,
      color: vars.color.text2,
    },
    variants: {
      tone: {
        up: { backgroundColor: vars.color.upTint },
        down: { backgroundColor: vars.color.downTint },
        warn: { backgroundColor: vars.color.warnTint, color: vars.color.text },
      },
    },
  },
  'slipLegStrip',
);

export const before = sliceStyle({ textDecoration: 'line-through' }, 'slipLegBefore');

export const after = sliceRecipe(
  {
    base: { fontWeight: vars.fontWeight.bold },
    variants: { move: { up: { color: vars.color.up }, down: { color: vars.color.down } } },
  },
  'slipLegAfter',
);

export const accept = sliceStyle(
  {
    position: 'relative',
    marginInlineStart: 'auto',
    minBlockSize: '28px',
    paddingInline: vars.space[1.5],
    color: vars.color.brand,
    fontWeight: vars.fontWeight.bold,
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&::after': { content: '', position: 'absolute', insetInline: '-6px', insetBlock: '-8px' },
    },
  },
  'slipLegAccept',
);
