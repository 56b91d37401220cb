import { colorTransition, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space[3],
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  whiteSpace: 'nowrap',
  '@media': { [media.compact]: { gap: vars.space[2.5] } },
});

export const link = sliceStyle({
  ...colorTransition,
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: vars.size.notice,
  borderRadius: vars.radius.tag,
  color: vars.color.text2,
  selectors: {
    '&:hover, &[aria-current="page"]': { color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const strong = sliceStyle({ color: vars.color.text, fontWeight: vars.fontWeight.bold });

/** Shown in the bar itself where there is room. */
export const whereBarIsFull = sliceStyle({
  display: 'contents',
  '@media': { [media.roomy]: { display: 'none' } },
});

/** Everywhere else the lobbies of the menu lead to the same games. */
export const whereRoomy = sliceStyle({
  display: 'none',
  '@media': { [media.roomy]: { display: 'contents' } },
});

/** Tablets have the line of the member below. */
export const desktopOnly = sliceStyle({
  display: 'contents',
  '@media': { [media.compact]: { display: 'none' } },
});

export const switches = sliceStyle({ display: 'inline-flex' });
