import {
  colorTransition,
  ellipsis,
  media,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

const won = { borderColor: vars.color.brand };

export const root = sliceRecipe(
  {
    base: {
      ...colorTransition,
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '72px minmax(0, 1fr) auto',
      minBlockSize: '68px',
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface,
      overflow: 'clip',
      selectors: {
        '&:hover': { borderColor: vars.color.controlLine },
        '&[data-selected="true"]': {
          borderColor: vars.color.brand,
          boxShadow: `0 0 0 1px ${vars.color.brand}`,
        },
      },
      '@media': { [media.phone]: { gridTemplateColumns: '60px minmax(0, 1fr)' } },
    },
    variants: {
      state: {
        won,
        lost: {},
        void: { borderStyle: 'dashed', borderColor: vars.color.controlLine },
        cancelled: {},
        refused: {},
        cashedOut: {},
        open: {},
        pending: {},
      },
    },
  },
  'betCard',
);

export const body = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'center',
    gap: vars.space[1],
    minInlineSize: 0,
    paddingBlock: vars.space[2.5],
    paddingInline: '14px',
    '@media': { [media.phone]: { paddingInline: vars.space[2.5], paddingBlockEnd: vars.space[1] } },
  },
  'betCardBody',
);

export const head = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: vars.space[2],
    minBlockSize: '22px',
  },
  'betCardHead',
);

export const summary = sliceStyle(
  { ...tabular, fontSize: vars.fontSize.base, fontWeight: vars.fontWeight.bold },
  'betCardSummary',
);

export const when = sliceStyle(
  { ...tabular, color: vars.color.text3, fontSize: vars.fontSize.sm },
  'betCardWhen',
);

export const bonus = sliceStyle(
  { marginInlineStart: 'auto', color: vars.color.brand, fontSize: vars.fontSize.sm },
  'betCardBonus',
);

export const running = sliceStyle(
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[3],
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
  },
  'betCardRunning',
);

export const runningLegs = sliceStyle(
  { minInlineSize: 0, listStyle: 'none' },
  'betCardRunningLegs',
);

export const runningLeg = sliceStyle(
  { ...ellipsis, selectors: { '&[data-state="live"]': { color: vars.color.text } } },
  'betCardRunningLeg',
);

export const live = sliceStyle(
  { flexShrink: 0, color: vars.color.live, fontWeight: vars.fontWeight.bold },
  'betCardLive',
);

export const money = sliceStyle(
  {
    ...tabular,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'end',
    minInlineSize: '148px',
    paddingBlock: vars.space[1.5],
    paddingInlineEnd: '14px',
    '@media': {
      [media.phone]: {
        gridColumn: 2,
        gridTemplateColumns: 'auto 1fr',
        columnGap: vars.space[2],
        paddingInline: vars.space[2.5],
        paddingBlock: `0 ${vars.space[2]}`,
      },
    },
  },
  'betCardMoney',
);

export const term = sliceStyle(
  {
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    whiteSpace: 'nowrap',
    '@media': { [media.phone]: { selectors: { '&:last-child': { gridColumn: '1 / -1' } } } },
  },
  'betCardTerm',
);

export const staked = sliceStyle(
  { color: vars.color.text2, fontWeight: vars.fontWeight.bold },
  'betCardStaked',
);

export const amount = sliceRecipe(
  {
    base: { fontSize: vars.fontSize.xl, fontWeight: vars.fontWeight.bold },
    variants: {
      tone: { plain: {}, money: { color: vars.color.money }, quiet: { color: vars.color.text3 } },
    },
  },
  'betCardAmount',
);

/** The whole card is the button. */
export const cover = sliceStyle(
  {
    position: 'absolute',
    inset: 0,
    borderRadius: vars.radius.card,
    cursor: 'pointer',
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  },
  'betCardCover',
);

export const lines = sliceStyle(
  { ...tabular, color: vars.color.text3, fontSize: vars.fontSize.sm },
  'betCardLines',
);

export const lineCounts = sliceStyle(
  { color: vars.color.text2, fontWeight: vars.fontWeight.semibold },
  'betCardLineCounts',
);
