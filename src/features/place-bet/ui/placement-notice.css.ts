import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    padding: vars.space[3],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    outline: 'none',
    backgroundColor: vars.color.surface,
  },
  'placementNotice',
);

export const actions = sliceStyle(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: vars.space[2] },
  'placementActions',
);

export const reasons = sliceStyle(
  { marginBlockStart: vars.space[1], listStyle: 'disc', paddingInlineStart: vars.space[4] },
  'placementReasons',
);
