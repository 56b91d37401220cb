import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const words = sliceStyle({ minInlineSize: 0 });

export const address = sliceStyle({ overflowWrap: 'anywhere', color: vars.color.text });
