import { media, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 1fr',
  gap: vars.space[2],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  '@container': { '(max-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const box = {
  display: 'grid',
  alignContent: 'center',
  gap: '2px',
  minBlockSize: '52px',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
} as const;

export const chosen = sliceStyle({
  ...box,
  border: `1px solid ${vars.color.brand}`,
  backgroundColor: vars.color.brandTint,
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
  '@container': { '(max-width: 560px)': { gridColumn: '1 / -1' } },
});

export const other = sliceStyle({
  ...box,
  border: `1px solid ${vars.color.line}`,
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const line = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const name = sliceStyle({ color: vars.color.text, fontSize: vars.fontSize.base });

export const fixed = sliceStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  marginInlineStart: 'auto',
  color: vars.color.brand,
  fontWeight: vars.fontWeight.semibold,
});

export const note = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.xs });
