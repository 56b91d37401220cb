import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    border: `1px solid ${vars.color.brand}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    overflow: 'clip',
  },
  'betDetail',
);

export const header = sliceStyle(
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[3],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'betDetailHeader',
);

export const title = sliceStyle(
  { ...tabular, fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold },
  'betDetailTitle',
);

export const state = sliceStyle(
  { color: vars.color.text2, fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.bold },
  'betDetailState',
);

export const part = sliceStyle({ padding: vars.space[4] }, 'betDetailPart');

/** What the rows about a debt mean. */
export const debt = sliceStyle(
  {
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.normal,
  },
  'betDetailDebt',
);

export const foot = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[4],
    padding: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface2,
  },
  'betDetailFoot',
);
