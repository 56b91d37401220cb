import { media, sliceStyle, slipBarPlace, tabular, vars } from '@/shared/theme/style';

export const legs = sliceStyle({ listStyle: 'none' }, 'betSlipLegs');

/** What may be done with the picks besides betting on them. */
export const actions = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: vars.space[1],
    padding: vars.space[2],
    selectors: { '&:empty': { display: 'none' } },
  },
  'slipActions',
);

export const tiers = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    paddingInline: vars.space[5],
    paddingBlockEnd: vars.space[5],
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    textAlign: 'center',
  },
  'slipTiers',
);

export const tierList = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: vars.space[1.5],
    listStyle: 'none',
  },
  'slipTierList',
);

export const tier = sliceStyle(
  {
    ...tabular,
    paddingBlock: vars.space[1.5],
    border: `1px dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.control,
    whiteSpace: 'nowrap',
  },
  'slipTier',
);

/** The bar, and above it what is under way. */
export const barStack = sliceStyle(
  {
    ...slipBarPlace,
    display: 'grid',
    gap: vars.space[2],
  },
  'slipBarStack',
);

export const barNotices = sliceStyle(
  {
    maxBlockSize: '45dvh',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.stage,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.float,
    selectors: { '&:empty': { display: 'none' } },
  },
  'slipBarNotices',
);

export const bar = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2.5],
    inlineSize: '100%',
    minBlockSize: vars.size.slipBar,
    paddingInline: vars.space[4],
    borderRadius: vars.radius.stage,
    backgroundColor: vars.color.brand,
    color: vars.color.brandInk,
    boxShadow: vars.shadow.float,
    textAlign: 'start',
    '@media': { [media.forcedColors]: { border: '2px solid ButtonText' } },
  },
  'slipBar',
);

export const barPending = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    marginInlineStart: 'auto',
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
  },
  'slipBarPending',
);

export const barCount = sliceStyle(
  {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '26px',
    blockSize: '26px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.brandInk,
    color: vars.color.brand,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.heavy,
  },
  'slipBarCount',
);

export const barTitle = sliceStyle(
  { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.heavy },
  'slipBarTitle',
);

export const barEnd = sliceStyle(
  {
    display: 'grid',
    marginInlineStart: 'auto',
    textAlign: 'end',
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.semibold,
    lineHeight: vars.lineHeight.snug,
  },
  'slipBarEnd',
);

export const barPayout = sliceStyle(
  { fontSize: vars.fontSize.xl, fontWeight: vars.fontWeight.heavy },
  'slipBarPayout',
);
