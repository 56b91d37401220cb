import { pageFrame, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(pageFrame('720px'));

/** The list with the one question beside it. */
export const columns = sliceStyle({
  ...pageFrame('1120px'),
  display: 'grid',
  gridTemplateColumns: '388px minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[5],
  // The footer stays below the window while the questions come.
  minBlockSize: '100dvh',
});

export const column = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});

export const head = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
});

export const note = sliceStyle({
  flexGrow: 1,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const account = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2.5],
});

export const icon = sliceStyle({ color: vars.color.brand });

export const strong = sliceStyle({ fontWeight: vars.fontWeight.semibold });

export const text = sliceStyle({
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});
