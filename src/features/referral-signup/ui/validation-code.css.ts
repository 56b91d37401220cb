import { sliceStyle, vars } from '@/shared/theme/style';

export const row = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});

export const picture = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  flex: 1,
  minBlockSize: vars.size.touch,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundImage: `repeating-linear-gradient(115deg, ${vars.color.surface2} 0 6px, ${vars.color.surface3} 6px 12px)`,
  userSelect: 'none',
});

export const character = sliceStyle({
  fontSize: vars.fontSize.h1,
  fontWeight: vars.fontWeight.heavy,
  color: vars.color.text,
  selectors: {
    '&:nth-child(odd)': { transform: 'rotate(-9deg) translateY(-1px)' },
    '&:nth-child(even)': { transform: 'rotate(8deg) translateY(2px)' },
  },
});
