import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    overflow: 'hidden',
  },
  'leagueGroup',
);

export const row = sliceStyle(
  { borderBlockStart: `1px solid ${vars.color.line}` },
  'leagueGroupRow',
);
