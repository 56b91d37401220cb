import { media, pageFrame, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignContent: 'start',
  ...pageFrame('1180px'),
  // As high as what waits, so that a short record does not pull the footer up.
  minBlockSize: '720px',
});

export const head = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '44px',
});

export const content = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

export const tools = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '44px',
});

export const toolsTitle = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.md });

export const body = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 380px',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
