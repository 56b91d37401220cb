import { sliceStyle, tabular, vars } from '@/shared/theme/style';

/** A figure stays with its unit. */
export const figure = sliceStyle({ ...tabular, whiteSpace: 'nowrap' });

export const name = sliceStyle({
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-kind="type"]': { fontWeight: vars.fontWeight.bold },
    '&[data-kind="game"]': { paddingInlineStart: vars.space[3], color: vars.color.text2 },
  },
});
