import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

const line = `1px solid ${vars.color.line}`;

export const column = sliceStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: vars.size.slip,
    minBlockSize: '480px',
    blockSize: '100%',
    borderInlineStart: line,
    backgroundColor: vars.color.surface,
  },
  'slip',
);

export const header = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '52px',
    paddingInline: vars.space[4],
    borderBlockEnd: line,
  },
  'slipHeader',
);

export const title = sliceStyle(
  { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.heavy },
  'slipTitle',
);

export const tools = sliceStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[2], marginInlineStart: 'auto' },
  'slipTools',
);

export const clear = sliceStyle(
  {
    minBlockSize: '32px',
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    selectors: { '&:hover': { color: vars.color.text } },
    '@media': { [media.compact]: { minBlockSize: vars.size.touch } },
  },
  'slipClear',
);

export const body = sliceStyle(
  { flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  'slipBody',
);

export const foot = sliceStyle(
  {
    borderBlockStart: line,
    backgroundColor: vars.color.surface2,
    // At the top of a page the notice line pushes the column this far below the fold.
    paddingBlockEnd: vars.size.notice,
  },
  'slipFoot',
);

export const figure = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[2],
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
  },
  'slipFigure',
);

export const value = sliceStyle(
  { color: vars.color.text, fontWeight: vars.fontWeight.bold },
  'slipFigureValue',
);

export const expected = sliceStyle(
  { ...tabular, display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  'expected',
);

export const payout = sliceStyle(
  {
    color: vars.color.money,
    fontSize: vars.fontSize.h1,
    fontWeight: vars.fontWeight.heavy,
    letterSpacing: vars.letterSpacing.heading,
  },
  'payout',
);
