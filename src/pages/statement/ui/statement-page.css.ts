import { onPhone, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    alignContent: 'start',
    paddingBlock: vars.space[4],
    paddingInline: vars.space[5],
    ...onPhone({ paddingInline: vars.space[3] }),
  },
  'statement',
);

export const header = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: vars.space[2],
  },
  'statementHeader',
);

export const titleRow = sliceStyle(
  { display: 'flex', alignItems: 'baseline', flexWrap: 'wrap', columnGap: vars.space[3] },
  'statementTitle',
);

export const clock = sliceStyle(
  { ...tabular, color: vars.color.text3, fontSize: vars.fontSize.sm },
  'statementClock',
);

export const download = sliceStyle(
  {
    display: 'flex',
    flexDirection: 'row-reverse',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: vars.space[2],
  },
  'statementDownload',
);

export const downloadFailure = sliceStyle(
  {
    color: vars.color.warn,
    fontSize: vars.fontSize.sm,
    selectors: { '&:not(:empty)': { marginInlineEnd: vars.space[2] } },
  },
  'statementDownloadFailure',
);
