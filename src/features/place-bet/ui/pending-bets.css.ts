import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  { borderBlockEnd: `1px solid ${vars.color.line}`, backgroundColor: vars.color.warnTint },
  'pendingBets',
);

export const row = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    alignItems: 'start',
    gap: vars.space[2],
    paddingBlock: vars.space[2.5],
    paddingInline: vars.space[4],
  },
  'pendingBet',
);

export const words = sliceStyle({ flex: 1, minInlineSize: 0 }, 'pendingBetWords');

export const legs = sliceStyle(
  { ...tabular, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.semibold },
  'pendingBetLegs',
);
