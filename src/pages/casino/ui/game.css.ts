import {
  colorTransition,
  narrow,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
  visuallyHidden,
} from '@/shared/theme/style';

/** The game and, beside it, what the member has staked in it; below it where there is no room. */
export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.slip}`,
  alignItems: 'start',
  gap: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: vars.size.page,
  marginInline: 'auto',
  padding: `${vars.space[3]} ${vars.space[6]} ${vars.space[12]}`,
  ...narrow({ gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: vars.space[3] }),
});

export const head = sliceStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
});

/** The frame says the same. */
export const about = sliceStyle({
  ...tabular,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  ...narrow({ display: 'none' }),
});

/** Where there is no room the buttons are their icons. */
export const word = sliceStyle(narrow({ ...visuallyHidden }));

export const actions = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
});

export const box = sliceStyle({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  blockSize: `max(560px, calc(100dvh - ${vars.size.header} - ${vars.size.notice} - 88px))`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.stage,
  backgroundColor: vars.color.bgSunken,
  // All of it at once: a frame that scrolls in a page that scrolls is lost under a thumb.
  ...narrow({
    blockSize: `max(440px, calc(100dvh - ${vars.size.header} - ${vars.size.notice} - 72px - ${vars.bars}))`,
  }),
});

export const frame = sliceStyle({
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
});

/** In place of the frame: that it is on its way, or why there is none. */
export const state = sliceStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: vars.space[6],
  color: vars.color.text2,
  textAlign: 'center',
});

export const side = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minInlineSize: 0,
});

export const figures = sliceStyle({
  display: 'grid',
  gap: vars.space[1.5],
  padding: vars.space[4],
});

export const figure = sliceStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const term = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.md });

export const value = sliceRecipe({
  base: { ...tabular, fontWeight: vars.fontWeight.semibold, textAlign: 'end' },
  variants: {
    isMoney: {
      true: {
        color: vars.color.money,
        fontSize: vars.fontSize.xl,
        fontWeight: vars.fontWeight.bold,
      },
      false: {},
    },
  },
});

export const listHead = sliceStyle({
  display: 'flex',
  alignItems: 'baseline',
  padding: `${vars.space[3]} ${vars.space[4]} ${vars.space[1]}`,
});

export const more = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.half,
  marginInlineStart: 'auto',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.semibold,
  selectors: { '&:hover': { color: vars.color.text } },
});

export const table = sliceStyle({
  ...tabular,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const cell = sliceRecipe({
  base: {
    blockSize: '36px',
    paddingInline: vars.space[1.5],
    fontWeight: vars.fontWeight.medium,
    textAlign: 'end',
    selectors: {
      '&:first-child': { paddingInlineStart: vars.space[4], textAlign: 'start' },
      '&:last-child': { paddingInlineEnd: vars.space[4] },
    },
  },
  variants: {
    is: {
      head: { blockSize: '28px', fontSize: vars.fontSize.xs },
      plain: { borderBlockStart: `1px solid ${vars.color.line}` },
      won: {
        borderBlockStart: `1px solid ${vars.color.line}`,
        color: vars.color.text,
        fontWeight: vars.fontWeight.semibold,
      },
      more: {
        borderBlockStart: `1px solid ${vars.color.line}`,
        color: vars.color.win,
        fontWeight: vars.fontWeight.semibold,
      },
    },
  },
});

export const verify = sliceStyle({
  ...colorTransition,
  position: 'relative',
  color: vars.color.brand,
  fontWeight: vars.fontWeight.semibold,
  selectors: {
    '&:hover': { color: vars.color.brandHover },
    // As high as its row, and wide enough for a thumb.
    '&::after': { content: '', position: 'absolute', inset: `-9px -${vars.space[2.5]}` },
  },
});

export const quiet = sliceStyle({
  padding: vars.space[4],
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const note = sliceStyle({
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.normal,
});

export const link = sliceStyle({
  color: vars.color.text,
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
});

export const replay = sliceStyle({ display: 'grid', gap: vars.space[3] });

export const replayFrame = sliceStyle({
  inlineSize: '100%',
  blockSize: '60dvh',
  border: 0,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bgSunken,
});

export const lines = sliceStyle({ ...tabular, display: 'grid', gap: vars.space[1] });

export const line = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space[3],
  color: vars.color.text2,
  fontSize: vars.fontSize.md,
});
