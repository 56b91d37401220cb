import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    inlineSize: '26px',
    blockSize: '26px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.bgSunken,
    color: vars.color.text,
  },
  'sampleStar',
);
