import { sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

const markSize = '20px';

export const root = sliceStyle({ display: 'grid' }, 'betTimeline');

export const step = sliceStyle(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${markSize} minmax(0, 1fr)`,
    gap: vars.space[2],
    paddingBlockEnd: vars.space[4],
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      // The line from one mark to the next.
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: `${markSize} 0`,
        insetInlineStart: '9px',
        borderInlineStart: `2px solid ${vars.color.lineStrong}`,
      },
      '&[data-decided="true"]:not(:last-child)::before': { borderColor: vars.color.brand },
    },
  },
  'betTimelineStep',
);

const outlined = { border: `2px solid ${vars.color.controlLine}` };

export const mark = sliceRecipe(
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: markSize,
      blockSize: markSize,
      borderRadius: vars.radius.full,
    },
    variants: {
      state: {
        won: outlined,
        lost: outlined,
        void: { border: `2px dashed ${vars.color.warn}` },
        cancelled: outlined,
        live: { border: `2px solid ${vars.color.live}` },
        before: {},
        waiting: {},
      },
    },
  },
  'betTimelineMark',
);

export const text = sliceStyle(
  { display: 'grid', gap: vars.space.half, minInlineSize: 0 },
  'betTimelineText',
);

export const row = sliceStyle(
  { display: 'flex', justifyContent: 'space-between', gap: vars.space[3] },
  'betTimelineRow',
);

export const detail = sliceStyle({ ...tabular, color: vars.color.text2 }, 'betTimelineDetail');

export const odds = sliceStyle({ ...tabular, flexShrink: 0 }, 'betTimelineOdds');

export const match = sliceStyle(
  { ...tabular, color: vars.color.text2, fontSize: vars.fontSize.sm },
  'betTimelineMatch',
);

export const live = sliceStyle({ color: vars.color.live }, 'betTimelineLive');

export const market = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm },
  'betTimelineMarket',
);

export const decided = sliceStyle(
  { ...tabular, color: vars.color.text2, fontSize: vars.fontSize.sm },
  'betTimelineDecided',
);

/** Its target is as high as a finger; the line keeps its height. */
export const result = sliceStyle(
  {
    position: 'relative',
    flexShrink: 0,
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    textUnderlineOffset: '3px',
    selectors: {
      '&:hover': { color: vars.color.text },
      '&::after': { content: '', position: 'absolute', insetInline: '-4px', insetBlock: '-13px' },
    },
  },
  'betTimelineResult',
);

const quiet = { color: vars.color.text3 };
const winning = { color: vars.color.win };
const wanting = { color: vars.color.warn };

export const word = sliceRecipe(
  {
    base: {
      flexShrink: 0,
      fontSize: vars.fontSize.sm,
      fontWeight: vars.fontWeight.bold,
    },
    variants: {
      state: {
        won: winning,
        lost: { color: vars.color.text2 },
        void: wanting,
        cancelled: quiet,
        live: { color: vars.color.live },
        ahead: winning,
        level: wanting,
        behind: wanting,
        past: { color: vars.color.text2 },
        before: quiet,
        waiting: quiet,
      },
    },
  },
  'betTimelineWord',
);
