import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    flexShrink: 0,
    inlineSize: vars.space[5],
    blockSize: '14px',
    borderRadius: '3px',
    overflow: 'hidden',
    // White ones end somewhere on white, too.
    boxShadow: `0 0 0 1px ${vars.color.line}`,
  },
  'flag',
);
