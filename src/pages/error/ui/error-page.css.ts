import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: '60vh',
  paddingBlock: vars.space[12],
  paddingInline: vars.space[4],
  textAlign: 'center',
});

export const status = sliceStyle({
  color: vars.color.brand,
  fontSize: vars.fontSize.display,
  fontWeight: vars.fontWeight.heavy,
});

export const message = sliceStyle({
  maxInlineSize: vars.size.reading,
});

export const actions = sliceStyle({ marginBlockStart: vars.space[3] });
