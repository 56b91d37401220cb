import { colorTransition, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    ...colorTransition,
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    marginInlineStart: `calc(-1 * ${vars.space[2]})`,
    borderRadius: vars.radius.control,
    color: vars.color.text2,
    selectors: { '&:hover': { backgroundColor: vars.color.surface2, color: vars.color.text } },
  },
  'iconLink',
);
