import { sliceStyle, vars } from '@/shared/theme/style';

export const line = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space[2],
});

/** In line with the field, whose label is above it. */
export const submit = sliceStyle({ paddingBlockStart: '26px' });
