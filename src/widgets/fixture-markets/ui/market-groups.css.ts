import { colorTransition, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const group = sliceStyle({ display: 'grid', gap: vars.space[2] }, 'marketGroup');

export const head = sliceStyle({ fontSize: vars.fontSize.md }, 'marketGroupHead');

export const fold = sliceStyle(
  {
    ...colorTransition,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[1],
    borderRadius: vars.radius.control,
    color: vars.color.text2,
    fontWeight: vars.fontWeight.bold,
    textAlign: 'start',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&[aria-expanded="true"]': { color: vars.color.text },
    },
  },
  'marketGroupFold',
);

export const count = sliceStyle(
  { ...tabular, color: vars.color.text3, fontWeight: vars.fontWeight.medium },
  'marketGroupCount',
);

export const chevron = sliceStyle(
  { display: 'inline-flex', marginInlineStart: 'auto' },
  'marketGroupChevron',
);

export const pinned = sliceStyle(
  {
    paddingBlock: vars.space[2],
    paddingInline: vars.space[1],
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.bold,
  },
  'marketGroupPinned',
);
