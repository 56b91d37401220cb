import { cardSurface, colorTransition, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const tile = sliceStyle({
  ...colorTransition,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minBlockSize: '52px',
  paddingBlock: vars.space[4],
  paddingInline: vars.space[4],
  ...cardSurface,
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
  '@container': {
    // Five do not fill two columns.
    'home (max-width: 768px)': { selectors: { '&:first-child': { gridColumn: '1 / -1' } } },
  },
});

export const name = sliceStyle({ fontWeight: vars.fontWeight.bold });

export const count = sliceStyle({
  ...tabular,
  minInlineSize: '44px',
  textAlign: 'end',
  fontSize: vars.fontSize.sm,
  color: vars.color.text3,
});
