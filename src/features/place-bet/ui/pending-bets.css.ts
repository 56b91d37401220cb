import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  { borderBlockEnd: `1px solid ${vars.color.line}`, backgroundColor: vars.color.surface2 },
  'pendingBets',
);

export const rows = sliceStyle({ listStyle: 'none' }, 'pendingBetRows');

export const row = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    color: vars.color.text,
  },
  'pendingBet',
);

export const ring = sliceStyle({ display: 'flex', color: vars.color.brand }, 'pendingBetRing');

export const words = sliceStyle({ flex: 1, minInlineSize: 0 }, 'pendingBetWords');

export const title = sliceStyle(
  { fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.bold },
  'pendingBetTitle',
);

export const legs = sliceStyle(
  { listStyle: 'none', color: vars.color.text2, fontSize: vars.fontSize.sm },
  'pendingBetLegs',
);

export const end = sliceStyle(
  { display: 'grid', justifyItems: 'end', fontSize: vars.fontSize.sm, color: vars.color.text2 },
  'pendingBetEnd',
);

export const odds = sliceStyle(
  { color: vars.color.text, fontWeight: vars.fontWeight.bold },
  'pendingBetOdds',
);

export const reason = sliceStyle(
  {
    paddingInline: vars.space[4],
    paddingBlockEnd: vars.space[2.5],
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
  },
  'pendingBetReason',
);
