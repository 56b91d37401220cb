import { ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] },
  'matchesDialog',
);

export const part = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] },
  'matchesDialogPart',
);

export const title = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minInlineSize: 0,
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
  },
  'matchesDialogTitle',
);

export const league = sliceStyle({ ...ellipsis, minInlineSize: 0 }, 'matchesDialogLeague');

export const row = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[2],
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  },
  'matchesDialogRow',
);

export const words = sliceStyle(
  { display: 'grid', minInlineSize: 0, lineHeight: vars.lineHeight.snug },
  'matchesDialogWords',
);

export const teams = sliceStyle(
  { ...ellipsis, fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.semibold },
  'matchesDialogTeams',
);

/** The score is between the names, which share what is left. */
export const head = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, auto) auto minmax(0, auto)',
    justifyContent: 'start',
    alignItems: 'baseline',
    gap: vars.space[2],
  },
  'matchesDialogHead',
);

export const note = sliceStyle(
  { ...ellipsis, ...tabular, color: vars.color.text2, fontSize: vars.fontSize.xs },
  'matchesDialogNote',
);

export const moment = sliceStyle(
  {
    marginInlineEnd: vars.space[1.5],
    color: vars.color.live,
    fontWeight: vars.fontWeight.bold,
  },
  'matchesDialogMoment',
);

export const skeleton = sliceStyle(
  { display: 'grid', gap: vars.space[2] },
  'matchesDialogSkeleton',
);
