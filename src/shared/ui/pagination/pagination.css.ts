import { colorTransition, componentStyle, media, tabular, vars } from '@/shared/theme/style';

export const root = componentStyle(
  // Seven targets of touch size are wider than a phone of 320 px, and the page itself must not scroll sideways.
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[1],
  },
  'pagination',
);

export const page = componentStyle(
  {
    ...tabular,
    ...colorTransition,
    position: 'relative',
    minInlineSize: '36px',
    minBlockSize: '36px',
    borderRadius: vars.radius.control,
    color: vars.color.text2,
    fontWeight: vars.fontWeight.semibold,
    selectors: {
      '&:hover': { backgroundColor: vars.color.surface3, color: vars.color.text },
      '&[aria-current="page"]': {
        backgroundColor: vars.color.inverse,
        color: vars.color.inverseInk,
      },
    },
    '@media': { [media.phone]: { minInlineSize: vars.size.touch, minBlockSize: vars.size.touch } },
  },
  'paginationPage',
);
