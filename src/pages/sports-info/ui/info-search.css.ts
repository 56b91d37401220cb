import { media, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[2] }, 'infoSearch');

export const field = sliceStyle(
  { inlineSize: '320px', '@media': { [media.phone]: { inlineSize: '100%' } } },
  'infoSearchField',
);

export const none = sliceStyle(
  { color: vars.color.text2, fontSize: vars.fontSize.sm },
  'infoSearchNone',
);
