import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[3] });

export const reasons = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1.5],
  border: 0,
  padding: 0,
  margin: 0,
});

export const actions = sliceStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(max-content, 1fr)',
  gap: vars.space[2],
  selectors: { '&:empty': { display: 'none' } },
});

export const key = sliceStyle({
  paddingInline: vars.space[1],
  border: '1px solid currentColor',
  borderRadius: vars.radius.tag,
  fontFamily: 'inherit',
  fontSize: vars.fontSize.xs,
});
