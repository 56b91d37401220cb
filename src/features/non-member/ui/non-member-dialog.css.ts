import { sliceStyle, tabular, vars } from '@/shared/theme/style';

export const key = sliceStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  padding: vars.space[4],
  border: `1px dashed ${vars.color.controlLine}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
});

export const keyName = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const keyText = sliceStyle({
  ...tabular,
  fontSize: vars.fontSize.h1,
  letterSpacing: '0.04em',
  userSelect: 'all',
});

export const keyNote = sliceStyle({
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  wordBreak: 'keep-all',
});
