import { colorTransition, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    padding: vars.space[3],
  },
  'roundFinder',
);

export const fields = sliceRecipe(
  {
    base: { display: 'grid', alignItems: 'start', gap: vars.space[2] },
    variants: {
      hasRail: {
        true: { gridTemplateColumns: 'minmax(0, 1fr)' },
        false: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      },
    },
  },
  'roundFinderFields',
);

export const game = sliceStyle({ gridColumn: '1 / -1' }, 'roundFinderGame');

export const list = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] },
  'roundFinderList',
);

export const listHead = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minBlockSize: vars.size.controlSm,
  },
  'roundFinderHead',
);

/** Beside the page one below the other, above it in one line that scrolls. */
export const rows = sliceRecipe(
  {
    variants: {
      hasRail: {
        true: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
        false: {
          display: 'flex',
          gap: vars.space[1.5],
          position: 'relative',
          overflowX: 'auto',
          scrollbarWidth: 'none',
        },
      },
    },
  },
  'roundFinderRows',
);

export const row = sliceRecipe(
  {
    base: {
      ...tabular,
      ...colorTransition,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[2],
      paddingInline: vars.space[2],
      borderRadius: vars.radius.control,
      color: vars.color.text2,
      fontSize: vars.fontSize.md,
      fontWeight: vars.fontWeight.semibold,
      selectors: {
        '&:hover': { backgroundColor: vars.color.surface2 },
        '&[aria-current="page"]': { backgroundColor: vars.color.brandTint, color: vars.color.text },
      },
    },
    variants: {
      hasRail: {
        true: { minBlockSize: '40px', paddingBlock: vars.space[1] },
        false: {
          minBlockSize: vars.size.touch,
          paddingInline: vars.space[3],
          border: `1px solid ${vars.color.line}`,
          whiteSpace: 'nowrap',
        },
      },
    },
  },
  'roundFinderRow',
);

export const voided = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm },
  'roundFinderVoided',
);

export const empty = sliceStyle(
  { paddingBlock: vars.space[4], color: vars.color.text3, fontSize: vars.fontSize.md },
  'roundFinderEmpty',
);
