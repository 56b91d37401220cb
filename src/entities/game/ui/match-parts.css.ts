import {
  colorTransition,
  media,
  sliceRecipe,
  sliceStyle,
  tabular,
  vars,
} from '@/shared/theme/style';

export const cells = sliceStyle(
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space[1],
    minInlineSize: 0,
  },
  'matchCells',
);

export const more = sliceRecipe(
  {
    base: {
      ...colorTransition,
      ...tabular,
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      borderRadius: vars.radius.control,
      color: vars.color.text2,
      fontSize: vars.fontSize.sm,
      fontWeight: vars.fontWeight.bold,
      whiteSpace: 'nowrap',
      selectors: {
        '&:hover': { color: vars.color.text },
        '&[aria-expanded="true"]': { color: vars.color.brand },
        '&:focus-visible': { outlineOffset: '-2px' },
      },
    },
    variants: {
      place: {
        end: { blockSize: '100%' },
        corner: {
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineEnd: vars.space[1],
          inlineSize: vars.size.touch,
          blockSize: vars.size.touch,
        },
      },
    },
  },
  'matchMore',
);

export const chevron = sliceStyle(
  { display: 'inline-flex', '@media': { [media.tight]: { display: 'none' } } },
  'matchMoreChevron',
);
