import { sliceStyle, vars, visuallyHidden } from '@/shared/theme/style';

// Container queries, so that the mobile-style layout on a wide window folds as a phone does.
const compact = 'home (max-width: 1024px)';
const phone = 'home (max-width: 768px)';

export const frame = sliceStyle({
  containerType: 'inline-size',
  containerName: 'home',
  // The footer stays below the window while the parts of the page come.
  minBlockSize: '100dvh',
});

export const title = sliceStyle(visuallyHidden);

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.slip}`,
  alignItems: 'start',
  gap: vars.space[5],
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  paddingBlock: `${vars.space[5]} ${vars.space[12]}`,
  paddingInline: vars.space[6],
  '@container': {
    [compact]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [phone]: {
      gap: vars.space[4],
      paddingBlock: `${vars.space[3]} ${vars.space[8]}`,
      paddingInline: vars.space[3],
    },
  },
});

export const main = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});

export const side = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  selectors: { '&:empty': { display: 'none' } },
  '@container': {
    [compact]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' },
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Cells of the column like its other cards; in the one column of a narrow window a row of their own. */
export const notices = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
  selectors: { [`${side} > &`]: { display: 'contents' } },
  '@container': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The slip as a card of the column; behind its bar it takes no room. */
export const slip = sliceStyle({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.stage,
  '@container': { [compact]: { display: 'contents' } },
});

export const top = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.16fr) minmax(0, 1fr)',
  gap: vars.space[4],
  '@container': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const boardGrid = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: vars.space[3],
  '@container': {
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] },
  },
});

export const tileGrid = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[3],
  '@container': {
    [phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[2] },
  },
});

/** As high as the tiles of games, until they are there. */
export const tilesPlace = sliceStyle({
  blockSize: '180px',
  '@container': { [phone]: { blockSize: '304px' } },
});
