import { sliceStyle, vars } from '@/shared/theme/style';

export const none = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.md },
  'mainMarketsNone',
);
