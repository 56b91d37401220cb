import { sliceStyle, vars } from '@/shared/theme/style';

export const guestText = sliceStyle({
  fontSize: vars.fontSize.md,
  lineHeight: vars.lineHeight.relaxed,
  color: vars.color.text2,
});

export const guestActions = sliceStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
});

export const guestFoot = sliceStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.fontSize.sm,
  color: vars.color.text3,
});

export const link = sliceStyle({
  color: vars.color.text2,
  textDecoration: 'underline',
  textUnderlineOffset: vars.space[1],
  selectors: { '&:hover': { color: vars.color.brand } },
});
