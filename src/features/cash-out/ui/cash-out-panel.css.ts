import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[3] }, 'cashOut');

export const head = sliceStyle(
  { display: 'flex', alignItems: 'end', justifyContent: 'space-between', gap: vars.space[3] },
  'cashOutHead',
);

export const title = sliceStyle(
  { color: vars.color.text2, fontSize: vars.fontSize.sm },
  'cashOutTitle',
);

export const figure = sliceStyle(
  { ...tabular, display: 'flex', alignItems: 'baseline', gap: vars.space[2], flexWrap: 'wrap' },
  'cashOutFigure',
);

export const amount = sliceStyle(
  { color: vars.color.money, fontSize: vars.fontSize.h1, fontWeight: vars.fontWeight.bold },
  'cashOutAmount',
);

export const moved = sliceStyle(
  { color: vars.color.text2, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.bold },
  'cashOutMoved',
);

export const shares = sliceStyle(
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[2], border: 0, margin: 0, padding: 0 },
  'cashOutShares',
);

export const note = sliceStyle(
  { color: vars.color.text2, fontSize: vars.fontSize.sm, textAlign: 'center' },
  'cashOutNote',
);

export const waiting = sliceStyle(
  { ...tabular, display: 'flex', justifyContent: 'space-between', gap: vars.space[3] },
  'cashOutWaiting',
);

export const target = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    paddingBlockStart: vars.space[3],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  'cashOutTarget',
);

export const targetRow = sliceStyle(
  { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[3] },
  'cashOutTargetRow',
);
