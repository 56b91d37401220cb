import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    paddingBlockStart: vars.space[3],
    paddingBlockEnd: vars.space[1],
    paddingInline: vars.space[4],
    backgroundColor: vars.color.surface2,
  },
  'slipFooter',
);

/** With a keyboard up only what is being typed and where it goes stay. */
const tight = '[data-tight="true"] &';

export const figures = sliceStyle(
  { display: 'grid', gap: vars.space[1.5], selectors: { [tight]: { display: 'none' } } },
  'slipFigures',
);

export const bottom = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minBlockSize: '36px',
    selectors: { [tight]: { display: 'none' } },
  },
  'slipFooterBottom',
);

export const line = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[2],
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
  },
  'slipFooterLine',
);

export const value = sliceStyle(
  { color: vars.color.text, fontWeight: vars.fontWeight.bold },
  'slipFooterValue',
);

export const extra = sliceStyle(
  { marginInlineStart: 'auto', color: vars.color.brand, fontSize: vars.fontSize.xs },
  'slipFooterExtra',
);

export const quick = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: vars.space[1.5] },
  'quickStakes',
);

export const quickButton = sliceStyle(
  {
    ...tabular,
    minBlockSize: '34px',
    borderRadius: vars.radius.control,
    border: '1px solid transparent',
    backgroundColor: vars.color.surface3,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.bold,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { borderColor: vars.color.controlLine },
      '&[data-wide="true"]': { gridColumn: 'span 2' },
    },
    '@media': { [media.compact]: { minBlockSize: vars.size.touch } },
  },
  'quickStake',
);

export const expected = sliceStyle(
  { ...tabular, display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  'expected',
);

export const toggle = sliceStyle(
  {
    marginInlineStart: vars.space[2],
    marginInlineEnd: 'auto',
    paddingInline: vars.space[2],
    minBlockSize: '26px',
    borderRadius: vars.radius.full,
    border: `1px solid ${vars.color.controlLine}`,
    color: vars.color.text2,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.bold,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&[aria-pressed="true"]': { borderColor: vars.color.brand, color: vars.color.brand },
    },
    // As large as a thumb, and the row as high as it is without it: the legs above keep their room.
    '@media': {
      [media.compact]: {
        minBlockSize: vars.size.touch,
        marginBlock: `calc(-1 * ${vars.space[2]})`,
      },
    },
  },
  'byWinnings',
);

export const least = sliceStyle(
  {
    marginInlineStart: 'auto',
    marginInlineEnd: vars.space[2],
    color: vars.color.text3,
    fontSize: vars.fontSize.xs,
  },
  'expectedLeast',
);

export const payout = sliceStyle(
  {
    color: vars.color.money,
    fontSize: vars.fontSize.h1,
    fontWeight: vars.fontWeight.heavy,
    letterSpacing: vars.letterSpacing.heading,
  },
  'payout',
);

export const demo = sliceStyle(
  { flexShrink: 0, color: vars.color.text3, fontSize: vars.fontSize.xs },
  'demoMark',
);
