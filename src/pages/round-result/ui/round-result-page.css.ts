import { pageFrame, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  alignContent: 'start',
  ...pageFrame('960px'),
});

export const sports = sliceStyle({
  display: 'flex',
  gap: vars.space[1.5],
  paddingBlock: vars.space.px,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
