import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    ...tabular,
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'savedSlip',
);

export const name = sliceStyle(
  { display: 'block', fontWeight: vars.fontWeight.bold, overflowWrap: 'anywhere' },
  'savedSlipName',
);

export const line = sliceStyle(
  { display: 'block', color: vars.color.text3, fontSize: vars.fontSize.sm },
  'savedSlipLine',
);
