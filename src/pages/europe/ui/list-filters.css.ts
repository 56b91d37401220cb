import { mobile, scrollRow, sliceStyle, vars } from '@/shared/theme/style';

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
    ...scrollRow,
    // The targets of the chips reach over them.
    selectors: { [mobile]: { paddingBlock: vars.space[1.5] } },
  },
  'europeFilterChips',
);
