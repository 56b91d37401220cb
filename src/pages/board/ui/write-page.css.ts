import { media, pageFrame, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[4], ...pageFrame('1064px') });

export const header = sliceStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
});

export const columns = sliceStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 312px',
  alignItems: 'start',
  gap: vars.space[5],
  '@media': { [media.compact]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const main = sliceStyle({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });

export const fault = sliceStyle({
  flex: '1 1 200px',
  color: vars.color.text2,
  fontSize: vars.fontSize.sm,
});

export const rules = sliceStyle({ color: vars.color.text, textDecoration: 'underline' });
