import { ellipsis, media, sliceStyle, tabular, vars, visuallyHidden } from '@/shared/theme/style';

const columns = {
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) 152px 96px 64px',
  alignItems: 'center',
  columnGap: vars.space[3],
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
} as const;

export const head = sliceStyle({
  ...columns,
  minBlockSize: '34px',
  backgroundColor: vars.color.surface2,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  '@media': { [media.phone]: { display: 'none' } },
});

export const root = sliceStyle({
  ...columns,
  position: 'relative',
  minBlockSize: '36px',
  fontSize: vars.fontSize.md,
  selectors: {
    '&:last-child': { borderBlockEnd: 0 },
    '&:hover': { backgroundColor: vars.color.surface2 },
    '&[data-notice="true"]': { backgroundColor: vars.color.brandTint },
  },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'auto auto auto minmax(0, 1fr)',
      gridTemplateRows: 'auto auto',
      alignContent: 'center',
      columnGap: vars.space[2],
      rowGap: vars.space[1],
      minBlockSize: '62px',
      paddingBlock: vars.space[2],
      paddingInline: vars.space[3],
    },
  },
});

const small = { ...tabular, color: vars.color.text3, fontSize: vars.fontSize.sm } as const;

export const number = sliceStyle({
  ...small,
  textAlign: 'center',
  '@media': { [media.phone]: { gridRow: 2, textAlign: 'start' } },
});

export const centred = sliceStyle({ textAlign: 'center' });
export const end = sliceStyle({ textAlign: 'end' });

export const what = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': { [media.phone]: { gridColumn: '1 / -1', gridRow: 1 } },
});

/** The whole row is the link. */
export const title = sliceStyle({
  ...ellipsis,
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0 },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.tag,
    },
    '[data-read="true"] &': { color: vars.color.text3, fontWeight: vars.fontWeight.medium },
    '[data-notice="true"] &': { fontWeight: vars.fontWeight.bold },
    '[data-notice="true"][data-read="true"] &': { color: vars.color.text2 },
  },
});

export const hidden = sliceStyle({ ...ellipsis, color: vars.color.text3 });

export const image = sliceStyle({ display: 'inline-flex', flexShrink: 0, color: vars.color.text3 });

export const replies = sliceStyle({
  ...tabular,
  flexShrink: 0,
  color: vars.color.brand,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
});

export const mine = sliceStyle({
  flexShrink: 0,
  color: vars.color.brand,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.bold,
});

export const author = sliceStyle({
  display: 'flex',
  minInlineSize: 0,
  '@media': {
    [media.phone]: { gridRow: 2, color: vars.color.text2, fontSize: vars.fontSize.sm },
  },
});

export const figure = sliceStyle({
  ...small,
  textAlign: 'end',
  '@media': { [media.phone]: { gridRow: 2 } },
});

export const views = sliceStyle({
  ...small,
  textAlign: 'end',
  '@media': { [media.phone]: { gridRow: 2, textAlign: 'start' } },
});

/** In the head of its column. */
export const viewsWord = sliceStyle({
  '@media': { [media.abovePhone]: visuallyHidden },
});
