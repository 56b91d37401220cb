import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[8],
  minBlockSize: '80dvh',
  paddingBlock: vars.space[12],
  paddingInline: vars.space[4],
  textAlign: 'center',
});

export const words = sliceStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  maxInlineSize: '460px',
  textWrap: 'balance',
});

export const text = sliceStyle({
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.relaxed,
});

export const help = sliceStyle({
  display: 'grid',
  gap: vars.space[3],
  inlineSize: '100%',
  maxInlineSize: vars.size.dialog,
});
