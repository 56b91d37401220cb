import { media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  ...tabular,
  minBlockSize: '202px',
  borderBlockStart: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surface2,
});

export const list = sliceStyle({
  display: 'flex',
  gap: vars.space[4],
  paddingInline: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.phone]: { paddingInline: vars.space[3] } },
});

export const tab = sliceStyle({
  flexShrink: 0,
  minBlockSize: '42px',
  borderBlockEnd: '2px solid transparent',
  color: vars.color.text2,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.semibold,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[data-state="active"]': { borderBlockEndColor: vars.color.brand, color: vars.color.text },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [media.phone]: { minBlockSize: vars.size.touch } },
});

export const panel = sliceStyle({
  padding: `${vars.space[2.5]} ${vars.space[5]} ${vars.space[3]}`,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.phone]: { paddingInline: vars.space[3] } },
});

export const pairs = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});

export const pair = sliceStyle({ display: 'grid', gap: '2px' });

export const value = sliceStyle({
  color: vars.color.text,
  fontWeight: vars.fontWeight.semibold,
});

export const note = sliceStyle({ marginBlockStart: vars.space[2.5], fontSize: vars.fontSize.xs });

export const points = sliceStyle({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[4],
  listStyle: 'disc',
  lineHeight: vars.lineHeight.normal,
});
