import {
  colorTransition,
  ellipsis,
  mobile,
  scrollRow,
  sliceStyle,
  vars,
} from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2.5],
    gridArea: 'filters',
    minInlineSize: 0,
    paddingBlock: vars.space[1.5],
  },
  'boardFilters',
);

export const chips = sliceStyle(
  {
    display: 'flex',
    gap: vars.space[1.5],
    ...scrollRow,
    selectors: { [mobile]: { paddingBlock: vars.space[1.5] } },
  },
  'filterChips',
);

export const tools = sliceStyle(
  {
    display: 'flex',
    gap: vars.space[1.5],
    alignItems: 'center',
    selectors: { [mobile]: { flexWrap: 'wrap' } },
  },
  'boardTools',
);

const box = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text3,
} as const;

export const search = sliceStyle(
  { flex: 1, minInlineSize: 0, selectors: { [mobile]: { flexBasis: '100%' } } },
  'boardSearch',
);

export const league = sliceStyle(
  {
    ...box,
    ...colorTransition,
    maxInlineSize: '180px',
    color: vars.color.text2,
    fontWeight: vars.fontWeight.semibold,
    selectors: {
      '&:hover': { color: vars.color.text },
      [mobile]: { flex: 1, justifyContent: 'space-between' },
    },
  },
  'boardLeague',
);

export const leagueName = sliceStyle({ ...ellipsis, minInlineSize: 0 }, 'boardLeagueName');

export const choice = sliceStyle(
  { flexShrink: 0, selectors: { [mobile]: { flex: 1 } } },
  'boardChoice',
);
