import { media, sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export const scroller = sliceStyle({ maxBlockSize: '76dvh', overflowY: 'auto' });

export const groups = sliceRecipe({
  base: { display: 'grid', gap: vars.space[1] },
  variants: {
    wide: {
      true: {
        display: 'block',
        columns: 4,
        columnGap: vars.space[2],
        inlineSize: '600px',
        '@media': { [media.compact]: { columns: 2, inlineSize: '320px' } },
      },
    },
  },
});

export const group = sliceStyle({ breakInside: 'avoid', paddingBlockEnd: vars.space[1] });

export const groupName = sliceStyle({
  paddingBlock: vars.space[1.5],
  paddingInline: vars.space[3],
  color: vars.color.text3,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.semibold,
});
