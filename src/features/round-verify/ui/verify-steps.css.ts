import { keyframes } from '@vanilla-extract/css';
import { media, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(6px)' } });

export const root = sliceStyle(
  {
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    overflow: 'hidden',
  },
  'verifySteps',
);

/** They come one after the other, as they are computed. */
export const step = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    columnGap: vars.space[3],
    padding: `${vars.space[2.5]} ${vars.space[3]}`,
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line}` },
      ...Object.fromEntries(
        [2, 3, 4, 5].map((nth) => [
          `&:nth-child(${nth})`,
          { animationDelay: `${(nth - 1) * 90}ms` },
        ]),
      ),
    },
    '@media': {
      [media.motion]: {
        animation: `${appear} ${vars.duration.normal} ${vars.easing.out} backwards`,
      },
    },
  },
  'verifyStep',
);

export const number = sliceRecipe(
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '24px',
      blockSize: '24px',
      borderRadius: vars.radius.full,
      fontSize: vars.fontSize.sm,
      fontWeight: vars.fontWeight.bold,
    },
    variants: {
      look: {
        plain: { backgroundColor: vars.color.surface3, color: vars.color.text },
        failed: { backgroundColor: vars.color.danger, color: vars.color.dangerInk },
        locked: { backgroundColor: vars.color.surface2, color: vars.color.text3 },
      },
    },
  },
  'verifyStepNumber',
);

export const body = sliceStyle({ minInlineSize: 0 }, 'verifyStepBody');

export const head = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[2],
    inlineSize: '100%',
    minBlockSize: '24px',
    textAlign: 'start',
    '@media': { [media.phone]: { minBlockSize: vars.size.touch, marginBlock: '-10px' } },
  },
  'verifyStepHead',
);

export const title = sliceStyle(
  { fontSize: vars.fontSize.md, fontWeight: vars.fontWeight.bold },
  'verifyStepTitle',
);

export const note = sliceStyle(
  { ...tabular, color: vars.color.text2, fontSize: vars.fontSize.sm },
  'verifyStepNote',
);

export const mark = sliceRecipe(
  {
    base: {
      ...tabular,
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[1],
      marginInlineStart: 'auto',
      fontSize: vars.fontSize.sm,
      fontWeight: vars.fontWeight.semibold,
    },
    variants: {
      look: {
        plain: { color: vars.color.text3 },
        failed: { color: vars.color.danger },
        locked: { color: vars.color.text3 },
      },
    },
  },
  'verifyStepMark',
);

const signed = { display: 'inline-flex', alignItems: 'center', gap: vars.space[1] } as const;

export const right = sliceStyle({ ...signed, color: vars.color.brand }, 'verifyStepRight');
export const wrong = sliceStyle({ ...signed, color: vars.color.danger }, 'verifyStepWrong');

export const chevron = sliceStyle(
  {
    flexShrink: 0,
    color: vars.color.text3,
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
  },
  'verifyStepChevron',
);

export const panel = sliceStyle(
  {
    marginBlockStart: vars.space[1],
    '@media': { [media.phone]: { marginBlockStart: vars.space[3] } },
  },
  'verifyStepPanel',
);

export const words = sliceStyle(
  { marginBlockStart: vars.space[1.5], color: vars.color.text2, fontSize: vars.fontSize.sm },
  'verifyStepWords',
);

/** What was published, and what was computed. */
export const both = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[1.5],
    color: vars.color.text3,
    fontSize: vars.fontSize.sm,
  },
  'verifyStepBoth',
);

export const chip = sliceStyle(
  {
    ...tabular,
    padding: `3px ${vars.space[3]}`,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.stage,
    color: vars.color.text,
    fontSize: vars.fontSize.sm,
  },
  'verifyStepChip',
);
