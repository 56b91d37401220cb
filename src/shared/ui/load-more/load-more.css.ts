import { componentStyle, tabular, vars } from '@/shared/theme/style';

export const root = componentStyle({ display: 'grid', gap: vars.space[1.5] }, 'loadMore');

export const shown = componentStyle(
  { ...tabular, color: vars.color.text3, fontSize: vars.fontSize.sm, textAlign: 'center' },
  'loadMoreShown',
);
