import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[2],
});

export const oldest = sliceStyle({
  selectors: {
    '&[data-late="true"]': { color: vars.color.warn, fontWeight: vars.fontWeight.bold },
  },
});

export const link = sliceStyle({ fontWeight: vars.fontWeight.semibold });
