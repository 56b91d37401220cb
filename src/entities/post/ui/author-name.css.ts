import { ellipsis, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
});

export const name = sliceStyle({ ...ellipsis, minInlineSize: 0 });
