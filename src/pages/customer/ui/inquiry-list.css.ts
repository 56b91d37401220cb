import { ellipsis, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const chips = sliceStyle({
  display: 'flex',
  gap: vars.space[1.5],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Room for the focus ring of a chip at the edge, and for the target around it.
  marginInline: `calc(-1 * ${vars.space[1]})`,
  padding: `${vars.space[1.5]} ${vars.space[1]}`,
});

/** As high as the rows that wait, so that a short list does not pull up what is below. */
export const list = sliceStyle({ minBlockSize: '266px' });

export const row = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '66px minmax(0, 1fr) 18px',
  alignItems: 'center',
  columnGap: vars.space[2.5],
  minBlockSize: '66px',
  paddingBlock: vars.space[2.5],
  paddingInline: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.text,
  selectors: {
    'li:last-child > &': { borderBlockEnd: 0 },
    '&:hover': { backgroundColor: vars.color.surface2 },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current="page"]': { backgroundColor: vars.color.brandTint },
  },
});

export const state = sliceStyle({ display: 'grid' });

export const what = sliceStyle({ display: 'grid', minInlineSize: 0 });

export const title = sliceStyle({
  ...ellipsis,
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '[data-over="true"] &': { color: vars.color.text2 },
    '&[data-new="true"]': { fontWeight: vars.fontWeight.bold },
    '&[data-new="true"]::after': {
      content: '',
      display: 'inline-block',
      inlineSize: '7px',
      blockSize: '7px',
      marginInlineStart: vars.space[1.5],
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.live,
      verticalAlign: 'middle',
    },
  },
});

export const meta = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});
