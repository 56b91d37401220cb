import { sliceStyle, vars } from '@/shared/theme/style';

/** The page has room for the names of steps beside them; a dialog, as a phone, has not. */
export const root = sliceStyle({ display: 'grid', containerType: 'inline-size' });

export const step = sliceStyle({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  gap: vars.space[4],
  padding: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@container': {
    '(max-width: 560px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] },
  },
});

export const head = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: vars.space[2],
  fontWeight: vars.fontWeight.semibold,
  whiteSpace: 'nowrap',
});

export const mark = sliceStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '22px',
  blockSize: '22px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.brand,
  color: vars.color.brandInk,
  fontSize: vars.fontSize.xs,
  selectors: {
    '&[data-done="true"]': { backgroundColor: vars.color.brandTint, color: vars.color.brand },
  },
});

export const body = sliceStyle({ minInlineSize: 0 });

export const later = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });
