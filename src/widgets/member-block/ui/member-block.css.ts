import {
  cardSurface,
  colorTransition,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

export const root = sliceRecipe({
  base: { minInlineSize: 0 },
  variants: {
    look: {
      card: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] },
      line: {
        display: 'flex',
        alignItems: 'center',
        gap: vars.space[2],
        paddingInline: vars.space[4],
        borderBlockEnd: `1px solid ${vars.color.line}`,
        backgroundColor: vars.color.surface,
      },
    },
  },
});

// The longest figures are cut rather than let the page scroll sideways.
export const card = sliceStyle({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.touch,
  overflow: 'hidden',
  borderRadius: vars.radius.control,
  textAlign: 'start',
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

export const guest = sliceStyle({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[4],
  ...cardSurface,
});

export const guestText = sliceStyle({ color: vars.color.text2, textAlign: 'center' });

export const unread = sliceRecipe({
  base: {
    ...tabular,
    ...colorTransition,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    flexShrink: 0,
    minBlockSize: vars.size.touch,
    borderRadius: vars.radius.control,
    color: vars.color.text2,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&[data-unread="true"]': { color: vars.color.text },
    },
  },
  variants: {
    look: {
      card: { paddingInline: vars.space[4], backgroundColor: vars.color.surface2 },
      line: { justifyContent: 'flex-end', gap: vars.space[1], minInlineSize: vars.size.touch },
    },
  },
});

export const end = sliceStyle({ marginInlineStart: 'auto', color: vars.color.text3 });
