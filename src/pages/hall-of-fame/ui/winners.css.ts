import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const head = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[4],
});

export const more = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
});

export const none = sliceStyle({
  paddingBlock: `0 ${vars.space[4]}`,
  paddingInline: vars.space[4],
  color: vars.color.text2,
});

export const tournament = sliceStyle({
  ...tabular,
  padding: `${vars.space[2.5]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const title = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: vars.size.touch,
  fontWeight: vars.fontWeight.semibold,
});

export const period = sliceStyle({
  marginBlockEnd: vars.space[1],
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const rank = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr) auto',
  minBlockSize: '25px',
  alignItems: 'center',
});

export const place = sliceStyle({ color: vars.color.text2, fontWeight: vars.fontWeight.semibold });

export const points = sliceStyle({ color: vars.color.money, fontWeight: vars.fontWeight.bold });
