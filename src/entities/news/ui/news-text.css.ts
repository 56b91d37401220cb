import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  overflowWrap: 'anywhere',
  wordBreak: 'keep-all',
  textDecorationColor: vars.color.lineStrong,
});
