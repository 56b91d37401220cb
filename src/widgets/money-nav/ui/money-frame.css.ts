import {
  media,
  mobile,
  narrow,
  onPhone,
  pageFrame,
  scrollRow,
  sliceStyle,
  tabular,
  unforcedTabLine,
  vars,
  visuallyHidden,
} from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: '216px minmax(0, 1fr)',
    inlineSize: '100%',
    ...narrow({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  },
  'moneyFrame',
);

/** A column, or where there is no room for it a strip of tabs that scrolls. */
export const nav = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    paddingInline: vars.space[2.5],
    borderInlineEnd: `1px solid ${vars.color.line}`,
    alignContent: 'start',
    ...narrow({
      display: 'flex',
      gap: 0,
      padding: 0,
      paddingInline: vars.space[1],
      borderInlineEnd: 'none',
      borderBlockEnd: `1px solid ${vars.color.line}`,
      ...scrollRow,
    }),
  },
  'moneyNav',
);

export const group = sliceStyle(narrow({ flexShrink: 0 }), 'moneyNavLinks');

export const links = sliceStyle(narrow({ display: 'flex' }), 'moneyNavList');

export const icon = sliceStyle(
  { display: 'inline-flex', ...narrow({ display: 'none' }) },
  'moneyNavIcon',
);

export const groupName = sliceStyle(
  {
    paddingInline: vars.space[2.5],
    paddingBlock: vars.space[1.5],
    color: vars.color.text2,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.semibold,
    ...narrow({ display: 'none' }),
  },
  'moneyNavGroup',
);

const tab = {
  position: 'relative',
  gap: vars.space[1],
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[3],
  borderBlockEnd: '2px solid transparent',
  borderRadius: 0,
  color: vars.color.text2,
  fontWeight: vars.fontWeight.bold,
  whiteSpace: 'nowrap',
} as const;
const openTab = {
  borderBlockEndColor: vars.color.brand,
  backgroundColor: 'transparent',
  color: vars.color.text,
};

export const link = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2.5],
    minBlockSize: '38px',
    paddingInline: vars.space[2.5],
    borderRadius: vars.radius.control,
    color: vars.color.text,
    fontSize: vars.fontSize.base,
    fontWeight: vars.fontWeight.medium,
    '@media': {
      [media.compact]: { ...tab, selectors: { '&[aria-current="page"]': openTab } },
      ...unforcedTabLine,
    },
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface2 },
      '&[aria-current="page"]': { backgroundColor: vars.color.brandTint },
      '&:focus-visible': { outlineOffset: '-2px' },
      [mobile]: tab,
      ':root[data-layout="mobile"] &[aria-current="page"]': openTab,
    },
  },
  'moneyNavLink',
);

/** What there is of it, at the end of the line; the strip of tabs has no room for it. */
export const count = sliceStyle(
  {
    ...tabular,
    marginInlineStart: 'auto',
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    ...narrow({ display: 'none' }),
  },
  'moneyNavCount',
);

/** Requests under way: at the end of the line, or on the corner of its tab, which it leaves as wide as it is. */
export const underWay = sliceStyle(
  {
    ...tabular,
    marginInlineStart: 'auto',
    color: vars.color.brand,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    ...narrow({
      position: 'absolute',
      insetBlockStart: '2px',
      // Into the room between two tabs: the word stays free.
      insetInlineEnd: '-4px',
      minInlineSize: '16px',
      paddingInline: vars.space[1],
      borderRadius: vars.radius.full,
      backgroundColor: vars.color.brand,
      color: vars.color.brandInk,
      fontSize: vars.fontSize.xs,
      lineHeight: '16px',
      textAlign: 'center',
    }),
  },
  'moneyNavUnderWay',
);

export const underWayWord = sliceStyle(narrow(visuallyHidden), 'moneyNavUnderWayWord');

/** As high as the window: what loads late does not move a visible footer. */
export const page = sliceStyle(
  { minInlineSize: 0, minBlockSize: '100dvh', outline: 'none' },
  'moneyPage',
);

export const column = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[6],
    ...pageFrame('960px'),
  },
  'moneyColumn',
);

/** In the layout of phones the open tab says it, and the form below is what was come for. */
export const heading = sliceStyle(
  {
    ...onPhone(visuallyHidden),
  },
  'moneyHeading',
);
