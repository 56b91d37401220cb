import {
  colorTransition,
  media,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';
import { legOdds } from './leg-look';

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

export const title = sliceStyle({ minInlineSize: 0 }, 'slipLegTitle');

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
    base: legOdds,
    variants: {
      move: {
        none: {},
        up: { color: vars.color.up },
        down: { color: vars.color.down },
        blocked: { color: vars.color.text3, textDecoration: 'line-through' },
        // What counts is below, in the row of the joint price.
        joint: { color: vars.color.text3, fontSize: vars.fontSize.sm },
      },
    },
    defaultVariants: { move: 'none' },
  },
  'slipLegOdds',
);

export const match = sliceStyle(
  {
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[1.5],
    minInlineSize: 0,
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
  },
  'slipLegMatch',
);

export const matchText = sliceStyle({ minInlineSize: 0 }, 'slipLegMatchText');

/** The name of the market goes to a line of its own before it is broken, and is never cut. */
export const whole = sliceStyle({ display: 'inline-block' }, 'slipLegWhole');

export const basis = sliceStyle(
  {
    ...tabular,
    display: 'inline-block',
    color: vars.color.text2,
    fontWeight: vars.fontWeight.semibold,
  },
  'slipLegBasis',
);

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
