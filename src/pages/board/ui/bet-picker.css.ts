import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ minInlineSize: 0, outline: 'none' });

export const head = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
});

export const chips = sliceStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1.5] });

export const bet = sliceStyle({ display: 'grid', minInlineSize: 0 });
