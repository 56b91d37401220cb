import { createVar } from '@vanilla-extract/css';
import { colorTransition, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** Places of a cell on the wide and on the narrow table. */
export const wide = createVar();
export const narrow = createVar();

export const layout = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '210px minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  flex: 1,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'center' } },
});

export const side = sliceStyle({ display: 'grid', gap: vars.space[2], inlineSize: '100%' });

export const wheel = sliceStyle({
  inlineSize: '210px',
  blockSize: '210px',
  marginInline: 'auto',
  color: vars.color.text,
  '@media': { [media.phone]: { inlineSize: '180px', blockSize: '180px' } },
});

export const pocket = sliceStyle({
  stroke: vars.color.lineStrong,
  strokeWidth: 0.6,
  fill: vars.color.surface3,
  selectors: {
    '&[data-colour="red"]': { fill: vars.color.beadRed },
    '&[data-colour="green"]': { fill: vars.color.beadGreen },
  },
});

export const pocketText = sliceStyle({
  fill: vars.color.beadInk,
  fontSize: '8px',
  fontWeight: vars.fontWeight.bold,
  textAnchor: 'middle',
});

export const rim = sliceStyle({ fill: vars.color.surface, stroke: vars.color.lineStrong });

export const hub = sliceStyle({ fill: vars.color.bgSunken, stroke: vars.color.lineStrong });

export const hubText = sliceStyle({
  ...tabular,
  fill: vars.color.text,
  fontSize: '30px',
  fontWeight: vars.fontWeight.heavy,
  textAnchor: 'middle',
});

export const ball = sliceStyle({ fill: vars.color.text });

export const lastList = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[1],
});

export const last = sliceStyle({
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '28px',
  minBlockSize: '24px',
  borderRadius: vars.radius.tag,
  backgroundColor: vars.color.surface3,
  color: vars.color.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  selectors: {
    '&[data-colour="red"]': { backgroundColor: vars.color.beadRed, color: vars.color.beadInk },
    '&[data-colour="green"]': { backgroundColor: vars.color.beadGreen, color: vars.color.beadInk },
  },
});

export const main = sliceStyle({
  display: 'grid',
  gap: vars.space[2],
  minInlineSize: 0,
  inlineSize: '100%',
});

export const table = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '40px repeat(12, minmax(0, 1fr)) 44px',
  gridTemplateRows: 'repeat(5, 44px)',
  gap: '2px',
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
      gridTemplateRows: 'repeat(14, 44px)',
    },
  },
});

export const cell = sliceStyle({
  ...tabular,
  ...colorTransition,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  gridArea: wide,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.tag,
  backgroundColor: vars.color.surface3,
  color: vars.color.text,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
  selectors: {
    '&[data-colour="red"]': { backgroundColor: vars.color.beadRed, color: vars.color.beadInk },
    '&[data-colour="green"]': { backgroundColor: vars.color.beadGreen, color: vars.color.beadInk },
    '&:hover': { borderColor: vars.color.controlLine },
    '&[data-result="true"]': {
      outline: `2px solid ${vars.color.text}`,
      outlineOffset: '-3px',
    },
    '&[aria-pressed="true"]': { borderColor: vars.color.brand },
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '1px',
      zIndex: 1,
    },
  },
  '@media': { [media.phone]: { gridArea: narrow } },
});

export const chip = sliceStyle({
  ...tabular,
  position: 'absolute',
  insetBlockEnd: '1px',
  insetInlineEnd: '1px',
  paddingInline: '4px',
  borderRadius: vars.radius.full,
  // Not the colour of money, which is dark in the light theme.
  backgroundColor: vars.color.ballYellow,
  color: vars.color.ballInk,
  fontSize: '11px',
  fontWeight: vars.fontWeight.heavy,
  lineHeight: '15px',
  pointerEvents: 'none',
});

export const row = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1.5],
  minBlockSize: '32px',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

/** A ground of their own: the tint of the buttons lies on the stage's own else, and makes their words faint. */
export const choices = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1.5],
  padding: vars.space[2],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const mine = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});
