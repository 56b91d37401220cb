import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  minBlockSize: '60vh',
  paddingBlock: vars.space[12],
  paddingInline: vars.space[4],
  textAlign: 'center',
});

export const rule = sliceStyle({
  inlineSize: vars.space[10],
  blockSize: vars.space.half,
  borderRadius: vars.radius.full,
  background: vars.color.brand,
});

export const body = sliceStyle({
  maxInlineSize: vars.size.field,
  marginBlockEnd: vars.space[3],
  lineHeight: vars.lineHeight.relaxed,
  wordBreak: 'keep-all',
});
