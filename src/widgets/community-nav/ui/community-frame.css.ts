import { media, narrow, sliceStyle, vars, visuallyHidden } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: `${vars.size.rail} minmax(0, 1fr)`,
    inlineSize: '100%',
    maxInlineSize: vars.size.page,
    marginInline: 'auto',
    ...narrow({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  },
  'communityFrame',
);

export const nav = sliceStyle(
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[3],
    paddingBlock: vars.space[4],
    paddingInline: vars.space[2.5],
    borderInlineEnd: `1px solid ${vars.color.line}`,
    ...narrow({ display: 'none' }),
  },
  'communityNav',
);

export const groupName = sliceStyle(
  {
    paddingInline: vars.space[2.5],
    paddingBlock: vars.space[1.5],
    color: vars.color.text2,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.semibold,
  },
  'communityNavGroup',
);

export const link = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2.5],
    minBlockSize: '38px',
    paddingInline: vars.space[2.5],
    borderRadius: vars.radius.control,
    color: vars.color.text,
    fontWeight: vars.fontWeight.medium,
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface2 },
      '&[aria-current="page"]': { backgroundColor: vars.color.brandTint },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
  'communityNavLink',
);

/** As high as the window: what loads late does not move a visible footer. */
export const page = sliceStyle({ minInlineSize: 0, minBlockSize: '100dvh' }, 'communityPage');

export const column = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    padding: `${vars.space[4]} ${vars.space[6]} ${vars.space[12]}`,
    ...narrow({
      gap: vars.space[2],
      paddingBlockStart: vars.space[2.5],
      paddingInline: vars.space[3],
    }),
  },
  'communityColumn',
);

/** A heading for screen readers only takes no line. */
const alone = '&:has(> :only-child)';

export const head = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[3],
    '@media': { [media.compact]: { selectors: { [alone]: { display: 'contents' } } } },
    selectors: { [`:root[data-layout="mobile"] ${alone}`]: { display: 'contents' } },
  },
  'communityHead',
);

export const title = sliceStyle(narrow(visuallyHidden), 'communityTitle');
