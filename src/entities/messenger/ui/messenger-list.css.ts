import { colorTransition, ellipsis, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const item = sliceStyle({ flex: '1 1 180px', minInlineSize: 0 });

export const button = sliceStyle({
  ...colorTransition,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2.5],
  inlineSize: '100%',
  minBlockSize: '52px',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface2,
  textAlign: 'start',
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
});

export const image = sliceStyle({
  flexShrink: 0,
  inlineSize: vars.space[6],
  blockSize: vars.space[6],
  borderRadius: vars.radius.control,
  objectFit: 'contain',
});

export const words = sliceStyle({ display: 'grid', flexGrow: 1, minInlineSize: 0 });

export const name = sliceStyle({ fontSize: vars.fontSize.xs, color: vars.color.text3 });

export const account = sliceStyle({
  ...ellipsis,
  fontSize: vars.fontSize.base,
  fontWeight: vars.fontWeight.semibold,
});

export const icon = sliceStyle({ flexShrink: 0, color: vars.color.text3 });
