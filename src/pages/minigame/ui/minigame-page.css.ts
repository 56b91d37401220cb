import { createVar } from '@vanilla-extract/css';
import {
  atSlipBar,
  cardSurface,
  colorTransition,
  ellipsis,
  media,
  mobile,
  onPhone,
  scrollRow,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

/** How much of the round is left, and where betting ends. */
export const left = createVar('roundLeft');
export const cut = createVar('roundCut');

const line = `1px solid ${vars.color.line}`;

export const table = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[3],
    padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[8]}`,
    selectors: {
      [mobile]: { paddingInline: vars.space[3] },
      // What is last stays above the bar of the slip.
      ...atSlipBar((bars) => ({ paddingBlockEnd: `calc(${bars} + ${vars.space[4]})` })),
    },
    '@media': { [media.phone]: { paddingInline: vars.space[3] } },
  },
  'minigameTable',
);

export const lobby = sliceStyle(
  {
    inlineSize: '100%',
    maxInlineSize: vars.size.page,
    marginInline: 'auto',
    // As high as the window: games that come late do not move a visible footer.
    minBlockSize: '100dvh',
    paddingBlockEnd: vars.space[12],
  },
  'minigameLobby',
);

export const list = sliceStyle({ padding: vars.space[3] }, 'minigameList');

export const groups = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2.5] },
  'minigameGroups',
);

export const cards = sliceStyle(
  {
    display: 'flex',
    gap: vars.space[2],
    marginInline: `calc(-1 * ${vars.space[3]})`,
    paddingInline: vars.space[3],
    marginBlockEnd: vars.space[2.5],
    ...scrollRow,
  },
  'minigameCards',
);

export const card = sliceStyle(
  {
    position: 'relative',
    flexShrink: 0,
    inlineSize: '140px',
    ...cardSurface,
  },
  'minigameCard',
);

export const cardBody = sliceStyle(
  {
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[1],
    inlineSize: '100%',
    minBlockSize: '132px',
    padding: vars.space[3],
    borderRadius: vars.radius.card,
    textAlign: 'start',
  },
  'minigameCardBody',
);

export const cardName = sliceStyle({ ...ellipsis, maxInlineSize: '92px' }, 'minigameCardName');

export const cardTime = sliceRecipe(
  {
    base: {
      ...tabular,
      display: 'flex',
      alignItems: 'baseline',
      gap: vars.space[1.5],
      minBlockSize: '28px',
    },
    variants: { isUrgent: { true: { color: vars.color.warn }, false: {} } },
  },
  'minigameCardTime',
);

export const progress = sliceStyle(
  {
    position: 'relative',
    blockSize: '4px',
    marginBlockEnd: vars.space[2],
    borderRadius: vars.radius.full,
    backgroundImage: `linear-gradient(to right, ${vars.color.brand} ${left}, ${vars.color.surface3} 0)`,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: cut,
        inlineSize: '1.5px',
        backgroundColor: vars.color.text,
      },
    },
  },
  'minigameProgress',
);

export const group = sliceStyle(
  {
    overflow: 'hidden',
    ...cardSurface,
  },
  'minigameGroup',
);

export const groupHead = sliceStyle(
  {
    ...colorTransition,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[4],
    backgroundColor: vars.color.surface2,
    fontSize: vars.fontSize.lg,
    fontWeight: vars.fontWeight.bold,
    textAlign: 'start',
  },
  'minigameGroupHead',
);

export const chevron = sliceStyle(
  {
    marginInlineStart: 'auto',
    color: vars.color.text2,
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  },
  'minigameChevron',
);

export const rows = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    ...onPhone({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  },
  'minigameRows',
);

export const row = sliceRecipe(
  {
    base: {
      display: 'grid',
      gridTemplateColumns: `minmax(0, 1fr) ${vars.size.touch}`,
      alignItems: 'center',
      minBlockSize: '60px',
      borderBlockStart: line,
    },
    variants: {
      isOff: {
        true: {
          backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.warnTint} 0 6px, transparent 6px 12px)`,
        },
        false: {},
      },
    },
  },
  'minigameRow',
);

export const rowBody = sliceStyle(
  {
    ...colorTransition,
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[2.5],
    inlineSize: '100%',
    minBlockSize: '60px',
    paddingInlineStart: vars.space[3],
    textAlign: 'start',
    selectors: { '&:hover': { backgroundColor: vars.color.surface2 } },
  },
  'minigameRowBody',
);

export const icon = sliceStyle(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: '36px',
    blockSize: '36px',
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface3,
    color: vars.color.text2,
  },
  'minigameIcon',
);

export const rails = sliceStyle({ stroke: vars.color.controlLine }, 'minigameLadderRails');

export const path = sliceStyle({ stroke: vars.color.brand }, 'minigameLadderPath');

export const about = sliceStyle(
  { display: 'grid', gap: vars.space[1], minInlineSize: 0 },
  'minigameAbout',
);

export const name = sliceStyle(
  {
    ...ellipsis,
    ...tabular,
    display: 'flex',
    alignItems: 'baseline',
    gap: vars.space[1.5],
    fontWeight: vars.fontWeight.semibold,
  },
  'minigameName',
);

export const hint = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.xs, fontWeight: vars.fontWeight.medium },
  'minigameHint',
);

export const off = sliceStyle(
  { color: vars.color.warn, fontSize: vars.fontSize.sm },
  'minigameOff',
);

export const time = sliceRecipe(
  {
    base: {
      ...tabular,
      display: 'grid',
      justifyItems: 'end',
      minInlineSize: '56px',
      fontSize: vars.fontSize.xl,
    },
    variants: { isUrgent: { true: { color: vars.color.warn }, false: {} } },
  },
  'minigameTime',
);

export const star = sliceStyle(
  {
    ...colorTransition,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    color: vars.color.text3,
    selectors: {
      '&:hover': { color: vars.color.text },
      '&[aria-pressed="true"]': { color: vars.color.brand },
      [`${card} > &`]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
    },
  },
  'minigameStar',
);
