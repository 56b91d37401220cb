import { media, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'grid',
  gap: vars.space[4],
  inlineSize: '100%',
  maxInlineSize: '880px',
  marginInline: 'auto',
  paddingBlock: `${vars.space[6]} ${vars.space[12]}`,
  paddingInline: vars.space[6],
  '@media': {
    [media.phone]: { paddingBlockStart: vars.space[4], paddingInline: vars.space[3] },
  },
});

export const lead = sliceStyle({
  maxInlineSize: vars.size.reading,
  color: vars.color.text2,
  wordBreak: 'keep-all',
});
