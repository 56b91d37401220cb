import {
  colorTransition,
  ellipsis,
  media,
  sliceRecipe,
  sliceStyle,
  slipBarPlace,
  tabular,
  vars,
} from '@/shared/theme/style';

const line = `1px solid ${vars.color.line}`;

export const pick = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[2],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    borderBlockEnd: line,
  },
  'roundPick',
);

export const pickName = sliceStyle(
  { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold },
  'roundPickName',
);

export const pickOdds = sliceStyle(
  { ...tabular, fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.heavy, textAlign: 'end' },
  'roundPickOdds',
);

export const hint = sliceStyle(
  { ...tabular, color: vars.color.text3, fontSize: vars.fontSize.sm },
  'roundSlipHint',
);

export const drop = sliceStyle(
  {
    display: 'grid',
    placeItems: 'center',
    justifySelf: 'end',
    inlineSize: '28px',
    blockSize: '28px',
    marginInlineEnd: '-6px',
    color: vars.color.text3,
    selectors: { '&:hover': { color: vars.color.text } },
    '@media': {
      [media.compact]: { inlineSize: vars.size.touch, blockSize: vars.size.touch },
    },
  },
  'roundPickDrop',
);

export const note = sliceStyle(
  {
    paddingBlock: vars.space[2.5],
    paddingInline: vars.space[4],
    borderBlockEnd: line,
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    wordBreak: 'keep-all',
  },
  'roundSlipNote',
);

export const notice = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[2],
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    borderBlockEnd: line,
    backgroundColor: vars.color.warnTint,
    fontSize: vars.fontSize.sm,
    wordBreak: 'keep-all',
  },
  'roundNotice',
);

export const noticeIcon = sliceStyle({ flexShrink: 0, color: vars.color.warn }, 'roundNoticeIcon');

export const noticeText = sliceStyle({ flex: '1 1 180px', minInlineSize: 0 }, 'roundNoticeText');

export const fix = sliceStyle(
  {
    ...colorTransition,
    ...tabular,
    minBlockSize: '30px',
    paddingInline: vars.space[2.5],
    borderRadius: vars.radius.control,
    border: `1px solid ${vars.color.lineStrong}`,
    backgroundColor: vars.color.surface,
    fontWeight: vars.fontWeight.semibold,
    selectors: { '&:hover': { borderColor: vars.color.controlLine } },
    '@media': { [media.compact]: { minBlockSize: vars.size.touch } },
  },
  'roundNoticeFix',
);

export const form = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    backgroundColor: vars.color.surface2,
  },
  'roundForm',
);

/** With a keyboard up only what is being typed and where it goes stay. */
export const figures = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    selectors: { '[data-tight="true"] &': { display: 'none' } },
  },
  'roundFigures',
);

export const bar = sliceStyle(
  {
    ...tabular,
    ...slipBarPlace,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2.5],
    minBlockSize: vars.size.slipBar,
    paddingInline: vars.space[4],
    borderRadius: vars.radius.stage,
    backgroundColor: vars.color.brand,
    color: vars.color.brandInk,
    boxShadow: vars.shadow.float,
    textAlign: 'start',
    lineHeight: vars.lineHeight.tight,
    '@media': {
      ...slipBarPlace['@media'],
      [media.forcedColors]: { border: '2px solid ButtonText' },
    },
  },
  'roundBar',
);

export const barCount = sliceStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '26px',
    blockSize: '26px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.brandInk,
    color: vars.color.brand,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.heavy,
  },
  'roundBarCount',
);

export const barPick = sliceStyle(
  { display: 'grid', minInlineSize: 0, fontSize: vars.fontSize.lg },
  'roundBarPick',
);

export const barName = sliceStyle(
  { ...ellipsis, fontWeight: vars.fontWeight.heavy },
  'roundBarName',
);

export const barSmall = sliceStyle(
  { ...ellipsis, fontSize: vars.fontSize.xs, fontWeight: vars.fontWeight.semibold },
  'roundBarSmall',
);

export const barEnd = sliceStyle(
  {
    display: 'grid',
    flexShrink: 0,
    marginInlineStart: 'auto',
    textAlign: 'end',
    fontSize: vars.fontSize.xs,
    fontWeight: vars.fontWeight.semibold,
  },
  'roundBarEnd',
);

export const barPayout = sliceStyle(
  { fontSize: vars.fontSize.xl, fontWeight: vars.fontWeight.heavy },
  'roundBarPayout',
);

export const bets = sliceRecipe(
  {
    base: { display: 'grid', gap: vars.space[1], padding: vars.space[4] },
    variants: {
      isCard: {
        true: {
          border: line,
          borderRadius: vars.radius.card,
          backgroundColor: vars.color.surface,
        },
        false: {},
      },
    },
  },
  'roundBets',
);

export const betsHead = sliceStyle(
  {
    display: 'flex',
    justifyContent: 'space-between',
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
  },
  'roundBetsHead',
);

export const bet = sliceStyle(
  {
    ...tabular,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space[2],
    minBlockSize: '52px',
    borderBlockEnd: line,
    fontSize: vars.fontSize.md,
    lineHeight: vars.lineHeight.snug,
  },
  'roundBet',
);

export const betName = sliceStyle(ellipsis, 'roundBetName');

export const betEnd = sliceRecipe(
  {
    base: { gridColumn: 2, gridRow: '1 / 3', fontWeight: vars.fontWeight.bold },
    variants: {
      tone: {
        won: { color: vars.color.win },
        lost: { color: vars.color.lose },
        plain: { color: vars.color.text2 },
      },
    },
  },
  'roundBetEnd',
);
