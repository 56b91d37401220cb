import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** A figure stays with its unit. */
export const figure = sliceStyle({
  ...tabular,
  whiteSpace: 'nowrap',
  selectors: { '&[data-kind="whole"]': { fontWeight: vars.fontWeight.bold } },
});

export const margin = sliceStyle({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  whiteSpace: 'nowrap',
});

export const bar = sliceStyle({
  inlineSize: '56px',
  blockSize: '4px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface2,
  overflow: 'hidden',
});

export const fill = sliceStyle({
  display: 'block',
  blockSize: '100%',
  backgroundColor: vars.color.brand,
  '@media': { [media.forcedColors]: { backgroundColor: 'CanvasText' } },
});

export const name = sliceStyle({
  whiteSpace: 'nowrap',
  selectors: {
    '&:not([data-kind="game"])': { fontWeight: vars.fontWeight.bold },
    '&[data-kind="game"]': { paddingInlineStart: vars.space[3], color: vars.color.text2 },
  },
});
