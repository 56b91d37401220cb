import { sliceStyle, vars } from '@/shared/theme/style';

/** Where the two columns are below one another. */
const narrow = '(max-width: 1279px)';

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
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[4],
} as const;

export const figures = sliceStyle(column);

export const beside = sliceStyle(column);
