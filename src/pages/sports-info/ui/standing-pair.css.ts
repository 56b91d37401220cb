import { slicePart, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[2] }, 'standingPair');

export const title = sliceStyle(
  { fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.bold },
  'standingPairTitle',
);

export const table = sliceStyle(
  {
    ...tabular,
    inlineSize: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    textAlign: 'center',
    fontSize: vars.fontSize.sm,
  },
  'standingPairTable',
);

export const line = sliceStyle(
  { borderBlockStart: `1px solid ${vars.color.line}` },
  'standingPairLine',
);

slicePart(table, 'th, td', { paddingBlock: vars.space[2] });
slicePart(line, 'th', { color: vars.color.text2, fontWeight: vars.fontWeight.medium });
slicePart(line, 'td', { color: vars.color.text2 });
slicePart(line, 'td[data-better]', {
  color: vars.color.text,
  fontWeight: vars.fontWeight.bold,
});
