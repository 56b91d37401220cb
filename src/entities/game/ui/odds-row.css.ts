import { colorTransition, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: '66px minmax(0, 1fr) 88px minmax(0, 1fr) 52px',
    alignItems: 'center',
    columnGap: vars.space[1.5],
    blockSize: '55px',
    paddingInline: vars.space[3],
    '@media': {
      [media.tight]: {
        gridTemplateColumns: '60px minmax(0, 1fr) 76px minmax(0, 1fr) 50px',
        columnGap: vars.space[1],
      },
    },
  },
  'oddsRow',
);

export const lead = sliceStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[1], minInlineSize: 0 },
  'oddsRowLead',
);

export const middle = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
    wordBreak: 'keep-all',
  },
  'oddsRowMiddle',
);

export const end = sliceStyle(
  { display: 'flex', flexDirection: 'column', alignItems: 'flex-end', minInlineSize: 0 },
  'oddsRowEnd',
);

export const more = sliceStyle(
  {
    ...colorTransition,
    ...tabular,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.half,
    minBlockSize: vars.size.controlSm,
    paddingInline: vars.space[1],
    marginInlineEnd: `calc(-1 * ${vars.space[1]})`,
    borderRadius: vars.radius.control,
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.bold,
    selectors: { '&:hover': { color: vars.color.text } },
  },
  'oddsRowMore',
);

export const note = sliceStyle(
  {
    marginBlockStart: `calc(-1 * ${vars.space[1.5]})`,
    color: vars.color.text3,
    fontSize: vars.fontSize.xs,
    whiteSpace: 'nowrap',
  },
  'oddsRowNote',
);
