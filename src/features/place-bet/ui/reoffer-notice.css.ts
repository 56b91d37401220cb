import { sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    outline: 'none',
    backgroundColor: vars.color.surface,
    color: vars.color.text,
  },
  'reoffer',
);

export const reason = sliceStyle(
  {
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[2],
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
  },
  'reofferReason',
);

export const icon = sliceStyle({ flexShrink: 0, color: vars.color.warn }, 'reofferIcon');

export const moves = sliceStyle({ listStyle: 'none' }, 'reofferMoves');

export const move = sliceStyle(
  { ...tabular, display: 'flex', alignItems: 'center', gap: vars.space[2] },
  'reofferMove',
);

export const name = sliceStyle(
  { flex: 1, minInlineSize: 0, fontWeight: vars.fontWeight.bold },
  'reofferName',
);

export const detail = sliceStyle(
  {
    marginInlineStart: vars.space[1],
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.medium,
  },
  'reofferDetail',
);

export const before = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm },
  'reofferBefore',
);

export const after = sliceRecipe(
  {
    base: { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.heavy },
    variants: { move: { up: { color: vars.color.up }, down: { color: vars.color.down } } },
  },
  'reofferAfter',
);

export const actions = sliceStyle({ display: 'flex', gap: vars.space[2] }, 'reofferActions');

/** The one that bets takes the room that is left. */
export const again = sliceStyle({ flex: 1, minInlineSize: 0 }, 'reofferAgain');

export const stake = sliceStyle(
  { fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.semibold },
  'reofferStake',
);
