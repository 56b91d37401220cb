import { ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.half,
    blockSize: '118px',
    paddingBlock: vars.space.half,
    paddingInline: vars.space[3],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
  },
  'oddsCard',
);

export const head = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    fontSize: vars.fontSize.md,
    color: vars.color.text3,
  },
  'oddsCardHead',
);

export const league = sliceStyle(
  { ...ellipsis, color: vars.color.text2, fontWeight: vars.fontWeight.semibold },
  'oddsCardLeague',
);

export const note = sliceStyle(
  { flexShrink: 0, fontSize: vars.fontSize.xs, color: vars.color.text3 },
  'oddsCardNote',
);

export const more = sliceStyle(
  {
    ...tabular,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: vars.space.half,
    flexShrink: 0,
    minBlockSize: vars.size.touch,
    minInlineSize: vars.size.touch,
    marginInlineStart: 'auto',
    color: vars.color.text2,
    fontWeight: vars.fontWeight.bold,
  },
  'oddsCardMore',
);

export const cells = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1.6fr)',
    gridAutoRows: '56px',
    gap: vars.space[1.5],
  },
  'oddsCardCells',
);

export const middle = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space.half,
    minBlockSize: '56px',
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface2,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'center',
    wordBreak: 'keep-all',
  },
  'oddsCardMiddle',
);

export const words = sliceStyle(
  {
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
  },
  'oddsCardWords',
);

export const value = sliceStyle(
  { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold },
  'oddsCardValue',
);
