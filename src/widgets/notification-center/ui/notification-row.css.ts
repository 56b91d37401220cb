import { media, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `32px minmax(0, 1fr) auto ${vars.space[4]}`,
  alignItems: 'start',
  columnGap: vars.space[3],
  paddingBlock: `${vars.space[2.5]} 11px`,
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: {
    '&[data-unread="true"]': { backgroundColor: vars.color.brandTint },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const icon = sliceRecipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    gridRow: '1 / 5',
    inlineSize: '32px',
    blockSize: '32px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface3,
  },
  variants: {
    tone: {
      plain: { color: vars.color.text2 },
      brand: { backgroundColor: vars.color.brandTint, color: vars.color.brand },
      warn: { backgroundColor: vars.color.warnTint, color: vars.color.warn },
      money: { color: vars.color.money },
    },
  },
});

export const title = sliceStyle({
  color: vars.color.text2,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '[data-unread="true"] > &': { color: vars.color.text, fontWeight: vars.fontWeight.bold },
  },
});

export const time = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  whiteSpace: 'nowrap',
});

/** Where nothing hovers, the button that takes it away is the mark. */
export const mark = sliceStyle({
  position: 'relative',
  blockSize: vars.space[5],
  '@media': {
    [media.hover]: {
      selectors: {
        '&::before': {
          content: '',
          position: 'absolute',
          insetInline: vars.space[1],
          insetBlockStart: vars.space[1.5],
          blockSize: vars.space[2],
          borderRadius: vars.radius.full,
          backgroundColor: vars.color.brand,
        },
      },
    },
  },
});

const row = '[data-unread]';

export const read = sliceStyle({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: '50%',
  borderRadius: vars.radius.control,
  transform: 'translate(-50%, -50%)',
  '@media': {
    [media.hover]: {
      backgroundColor: vars.color.surface3,
      opacity: 0,
      selectors: { [`${row}:hover &, ${row}:focus-within &`]: { opacity: 1 } },
    },
  },
});

const wide = { gridColumn: '2 / -1' } as const;

export const text = sliceStyle({
  ...wide,
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.md,
});

export const amount = sliceRecipe({
  base: { color: vars.color.text, fontWeight: vars.fontWeight.bold },
  variants: {
    tone: { plain: {}, brand: {}, warn: {}, money: { color: vars.color.money } },
  },
});

export const reason = sliceStyle({
  ...wide,
  marginBlockStart: vars.space[1.5],
  paddingBlock: vars.space[1.5],
  paddingInline: vars.space[2.5],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.warnTint,
  fontSize: vars.fontSize.sm,
});

export const reasonName = sliceStyle({
  marginInlineEnd: vars.space[1],
  color: vars.color.warn,
  fontWeight: vars.fontWeight.bold,
});

export const links = sliceStyle({
  ...wide,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1.5],
  marginBlockStart: vars.space[2],
});
