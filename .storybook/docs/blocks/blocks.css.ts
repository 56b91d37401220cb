import { sliceStyle, tabular, vars } from '@/shared/theme/style';

/** Wide tables scroll by themselves, as those of the site do. */
export const scroller = sliceStyle({ overflowX: 'auto', marginBlock: vars.space[4] });

export const table = sliceStyle({
  inlineSize: '100%',
  fontSize: vars.fontSize.md,
  color: vars.color.text,
});

const cell = {
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'middle',
} as const;

export const head = sliceStyle({
  ...cell,
  fontWeight: vars.fontWeight.semibold,
  color: vars.color.text2,
  whiteSpace: 'nowrap',
});

export const cellRule = sliceStyle({ ...cell, ...tabular });

export const code = sliceStyle({
  fontFamily: `ui-monospace, monospace, ${vars.font.body}`,
  fontSize: vars.fontSize.sm,
  whiteSpace: 'nowrap',
});

export const swatch = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  whiteSpace: 'nowrap',
});

export const chip = sliceStyle({
  inlineSize: vars.space[10],
  blockSize: vars.space[6],
  borderRadius: vars.radius.tag,
  border: `1px solid ${vars.color.controlLine}`,
});

export const onGround = sliceStyle({
  display: 'inline-block',
  minInlineSize: vars.space[16],
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.tag,
  fontWeight: vars.fontWeight.semibold,
});

export const edge = sliceStyle({
  display: 'block',
  blockSize: vars.space[4],
  borderRadius: vars.radius.tag,
  borderWidth: '2px',
  borderStyle: 'solid',
});

export const bar = sliceStyle({ blockSize: vars.space[3], backgroundColor: vars.color.brand });

export const box = sliceStyle({
  inlineSize: vars.space[16],
  blockSize: vars.space[10],
  border: `1px solid ${vars.color.controlLine}`,
  backgroundColor: vars.color.surface2,
});

export const track = sliceStyle({
  position: 'relative',
  inlineSize: '240px',
  blockSize: vars.space[6],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surface2,
});

export const runner = sliceStyle({
  position: 'absolute',
  inset: '0 auto 0 0',
  inlineSize: vars.space[6],
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brand,
  transitionProperty: 'translate',
  selectors: { '&[data-moved="true"]': { translate: '216px' } },
});

export const gallery = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(128px, 1fr))',
  gap: vars.space[4],
  marginBlock: vars.space[4],
  color: vars.color.text,
});
