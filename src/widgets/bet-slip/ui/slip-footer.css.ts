import { media, sliceStyle, vars } from '@/shared/theme/style';

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

export const extra = sliceStyle(
  { marginInlineStart: 'auto', color: vars.color.brand, fontSize: vars.fontSize.xs },
  'slipFooterExtra',
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

export const demo = sliceStyle(
  { flexShrink: 0, color: vars.color.text3, fontSize: vars.fontSize.xs },
  'demoMark',
);
