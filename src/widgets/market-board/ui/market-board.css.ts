import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const pages = sliceStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[2],
    marginBlockStart: vars.space[4],
  },
  'boardPages',
);

export const total = sliceStyle(
  { ...tabular, color: vars.color.text3, fontSize: vars.fontSize.sm },
  'boardTotal',
);
