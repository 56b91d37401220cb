import { colorTransition, componentStyle, vars } from '@/shared/theme/style';

export const item = componentStyle(
  {
    ...colorTransition,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.control,
    color: vars.color.text2,
    fontWeight: vars.fontWeight.semibold,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover, &:focus-visible': { backgroundColor: vars.color.surface3, color: vars.color.text },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current="page"]': { color: vars.color.brand },
    },
  },
  'menuItem',
);
