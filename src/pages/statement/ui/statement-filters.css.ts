import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[4] },
  'statementFilters',
);

export const row = sliceStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 },
  'statementPeriod',
);

export const chips = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1.5],
    minInlineSize: 0,
    paddingBlock: vars.space[1],
  },
  'statementChips',
);

export const mode = sliceStyle({ inlineSize: '132px' }, 'statementMode');

export const span = sliceStyle(
  { ...tabular, color: vars.color.text2, fontSize: vars.fontSize.sm, whiteSpace: 'nowrap' },
  'statementSpan',
);

export const range = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] },
  'statementRange',
);

export const sheet = sliceStyle(
  { display: 'grid', gap: vars.space[4], padding: vars.space[4] },
  'statementSheet',
);

export const done = sliceStyle(
  { paddingBlock: vars.space[3], paddingInline: vars.space[4] },
  'statementFiltersDone',
);
