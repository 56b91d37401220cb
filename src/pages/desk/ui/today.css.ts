import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  // Hidden captions stay within what scrolls.
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 336px',
  alignContent: 'start',
  gap: vars.space[4],
  blockSize: '100%',
  overflowY: 'auto',
  padding: vars.space[4],
  '@media': { '(max-width: 1279px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
