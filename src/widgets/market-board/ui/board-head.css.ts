import {
  colorTransition,
  media,
  mobile,
  narrow,
  slicePart,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
  visuallyHidden,
} from '@/shared/theme/style';

/** Between rail and slip, where the days need the room of the title. The rail names the board there, too. */
const crowded = '(min-width: 1025px) and (max-width: 1399px)';

/** One line beside the rail; the boards as tabs over it where there is none. */
export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
    gridTemplateAreas: '"title days starred tools" "filters filters filters filters"',
    alignItems: 'center',
    columnGap: vars.space[4],
    minBlockSize: '45px',
    paddingInline: vars.space[5],
    marginBlock: vars.space[2],
    '@media': {
      [media.compact]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto auto',
        gridTemplateAreas: '"tabs tabs tabs" "days starred tools" "filters filters filters"',
        marginBlock: `0 ${vars.space[2]}`,
        paddingInline: vars.space[3],
      },
      [crowded]: { columnGap: vars.space[2] },
      [media.tight]: { paddingInline: vars.space[3] },
    },
    selectors: {
      [mobile]: {
        position: 'sticky',
        insetBlockStart: vars.size.header,
        zIndex: vars.z.sticky,
        gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
        gridTemplateAreas:
          '"tabs tabs starred tools" "segment days days days" "filters filters filters filters"',
        columnGap: vars.space[2],
        rowGap: 0,
        minBlockSize: 0,
        margin: 0,
        paddingInline: vars.space[2],
        borderBlockEnd: `1px solid ${vars.color.line}`,
        backgroundColor: vars.color.bg,
      },
    },
  },
  'boardHead',
);

// The tabs name the board where there is no rail.
export const title = sliceRecipe(
  {
    base: {
      gridArea: 'title',
      fontSize: vars.fontSize.h2,
      ...narrow(visuallyHidden),
    },
    variants: { hasDays: { true: { '@media': { [crowded]: visuallyHidden } }, false: {} } },
  },
  'boardTitle',
);

export const tabs = sliceStyle(
  {
    gridArea: 'tabs',
    display: 'none',
    minInlineSize: 0,
    '@media': { [media.compact]: { display: 'block' } },
    // The links keep their press area; its upper edge lies under the header's.
    selectors: { [mobile]: { display: 'block', marginBlockStart: '-6px' } },
  },
  'boardTabs',
);

// Beside them is the chip of the favourites, and no board's name is cut.
slicePart(mobile.replace('&', tabs), 'a', { paddingInline: vars.space[1.5] });

export const segment = sliceStyle({ gridArea: 'segment' }, 'boardSegment');

export const tools = sliceStyle(
  { gridArea: 'tools', display: 'flex', alignItems: 'center', gap: vars.space[1] },
  'boardHeadTools',
);

export const toggle = sliceStyle(
  {
    ...colorTransition,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: '40px',
    blockSize: '40px',
    borderRadius: vars.radius.control,
    color: vars.color.text2,
    selectors: {
      '&:hover, &[aria-expanded="true"]': { color: vars.color.text },
      '&[aria-expanded="true"]': { backgroundColor: vars.color.surface2 },
      // A press area of touch size.
      '&::after': { content: '', position: 'absolute', inset: '-2px' },
    },
  },
  'boardToggle',
);

/** How many conditions hold while they are folded away. */
export const set = sliceStyle(
  {
    ...tabular,
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineEnd: 0,
    minInlineSize: '16px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.brand,
    color: vars.color.brandInk,
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.bold,
    lineHeight: '16px',
    textAlign: 'center',
  },
  'boardConditionsSet',
);
