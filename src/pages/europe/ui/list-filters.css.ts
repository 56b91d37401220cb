import { mobile, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[1.5],
    paddingBlockEnd: vars.space[2.5],
    selectors: {
      [mobile]: {
        flexDirection: 'column',
        gap: 0,
        paddingBlock: vars.space[1.5],
        paddingInline: vars.space[3],
      },
    },
  },
  'europeFilters',
);

export const chips = sliceStyle(
  {
    display: 'flex',
    gap: vars.space[1.5],
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    overscrollBehaviorX: 'contain',
    // The targets of the chips reach over them.
    selectors: { [mobile]: { paddingBlock: vars.space[1.5] } },
  },
  'europeFilterChips',
);
