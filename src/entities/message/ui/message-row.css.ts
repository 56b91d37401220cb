import { sliceStyle, vars } from '@/shared/theme/style';

export const contents = sliceStyle({
  maxInlineSize: vars.size.reading,
  minBlockSize: '72px',
  lineHeight: vars.lineHeight.relaxed,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const actions = sliceStyle({ display: 'flex', justifyContent: 'flex-end' });
