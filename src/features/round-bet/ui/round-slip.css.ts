import {
  colorTransition,
  ellipsis,
  media,
  mobile,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

const line = `1px solid ${vars.color.line}`;
const lowerBar = `calc(${vars.size.lowerBar} + ${vars.space[2.5]} + env(safe-area-inset-bottom))`;

export const column = sliceStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    inlineSize: vars.size.slip,
    minBlockSize: '480px',
    blockSize: '100%',
    borderInlineStart: line,
    backgroundColor: vars.color.surface,
  },
  'roundSlip',
);

export const header = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: '52px',
    paddingInline: vars.space[4],
    borderBlockEnd: line,
  },
  'roundSlipHeader',
);

export const title = sliceStyle(
  { fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.heavy },
  'roundSlipTitle',
);

export const clear = sliceStyle(
  {
    marginInlineStart: 'auto',
    minBlockSize: '32px',
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
    selectors: { '&:hover': { color: vars.color.text } },
    '@media': { [media.compact]: { minBlockSize: vars.size.touch } },
  },
  'roundSlipClear',
);

export const body = sliceStyle(
  { flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  'roundSlipBody',
);

export const foot = sliceStyle(
  {
    borderBlockStart: line,
    backgroundColor: vars.color.surface2,
    // At the top of a page the notice line pushes the column this far below the fold.
    paddingBlockEnd: vars.size.notice,
  },
  'roundSlipFoot',
);

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
const tight = '[data-tight="true"] &';

export const figure = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[2],
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    selectors: { [tight]: { display: 'none' } },
  },
  'roundFigure',
);

export const value = sliceStyle(
  { color: vars.color.text, fontWeight: vars.fontWeight.bold },
  'roundFigureValue',
);

export const quick = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', gap: vars.space[1.5] },
  'roundQuick',
);

export const quickButton = sliceStyle(
  {
    ...tabular,
    minBlockSize: '34px',
    borderRadius: vars.radius.control,
    border: '1px solid transparent',
    backgroundColor: vars.color.surface3,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.bold,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover': { borderColor: vars.color.controlLine },
      '&[data-wide="true"]': { gridColumn: 'span 2' },
    },
    '@media': { [media.compact]: { minBlockSize: vars.size.touch } },
  },
  'roundQuickStake',
);

export const expected = sliceStyle(
  { ...tabular, display: 'flex', alignItems: 'center', justifyContent: 'space-between' },
  'roundExpected',
);

export const payout = sliceStyle(
  {
    color: vars.color.money,
    fontSize: vars.fontSize.h1,
    fontWeight: vars.fontWeight.heavy,
    letterSpacing: vars.letterSpacing.heading,
  },
  'roundPayout',
);

export const bar = sliceStyle(
  {
    ...tabular,
    position: 'fixed',
    insetInline: vars.space[2],
    insetBlockEnd: vars.space[3],
    zIndex: vars.z.bar,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2.5],
    minBlockSize: vars.size.slipBar,
    maxInlineSize: '680px',
    marginInline: 'auto',
    paddingInline: vars.space[4],
    borderRadius: vars.radius.stage,
    backgroundColor: vars.color.brand,
    color: vars.color.brandInk,
    boxShadow: vars.shadow.float,
    textAlign: 'start',
    lineHeight: vars.lineHeight.tight,
    '@media': {
      [media.forcedColors]: { border: '2px solid ButtonText' },
      // The lower bar of the phone layout stands below it.
      [media.phone]: { insetBlockEnd: lowerBar },
      // Within the column of the mobile-style layout.
      [media.abovePhone]: {
        selectors: {
          [mobile]: {
            maxInlineSize: `calc(${vars.size.column} - 2 * ${vars.space[2]})`,
          },
        },
      },
    },
    selectors: { [mobile]: { insetBlockEnd: lowerBar } },
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
