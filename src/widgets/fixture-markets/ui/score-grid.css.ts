import { createVar } from '@vanilla-extract/css';
import { media, slicePart, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** How many columns of prices there are. */
export const columns = createVar();

/** Many goals do not fit into a phone: the grid scrolls in its card. */
export const root = sliceStyle(
  { display: 'grid', gap: vars.space[1], overflowX: 'auto', scrollbarWidth: 'thin' },
  'scoreGrid',
);

const AXIS = '20px';

export const row = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: `${AXIS} repeat(${columns}, minmax(46px, 1fr))`,
    alignItems: 'center',
    gap: vars.space[1],
  },
  'scoreGridRow',
);

export const goals = sliceStyle(
  {
    ...tabular,
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    textAlign: 'center',
  },
  'scoreGridGoals',
);

export const others = sliceStyle(
  { display: 'grid', gap: vars.space[1], marginInlineStart: `calc(${AXIS} + ${vars.space[1]})` },
  'scoreGridOthers',
);

/** The shorter the odds, the stronger; never so strong that a price that moves cannot be read on it. */
export const Tint = {
  0: sliceStyle({ display: 'grid', minInlineSize: 0 }, 'scoreTint0'),
  1: sliceStyle({ display: 'grid', minInlineSize: 0 }, 'scoreTint1'),
  2: sliceStyle({ display: 'grid', minInlineSize: 0 }, 'scoreTint2'),
} as const;

const small = { minBlockSize: '27px', paddingBlock: 0 } as const;
const atMouse = `${media.abovePhone} and ${media.hover}`;
for (const tint of [Tint[0], Tint[1], Tint[2]])
  slicePart(tint, '[data-selection]', { '@media': { [atMouse]: small } });

const open = '[aria-pressed="false"]:not([aria-disabled="true"])';
const half = `color-mix(in srgb, ${vars.color.brandTint} 50%, transparent)`;
slicePart(Tint[1], open, { backgroundImage: `linear-gradient(${half}, ${half})` });
slicePart(Tint[2], open, {
  backgroundImage: `linear-gradient(${vars.color.brandTint}, ${vars.color.brandTint})`,
});
