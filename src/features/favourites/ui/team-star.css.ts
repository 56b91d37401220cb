import { colorTransition, ellipsis, media, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    ...colorTransition,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1.5],
    minInlineSize: 0,
    minBlockSize: vars.size.controlSm,
    paddingInline: vars.space[2],
    borderRadius: vars.radius.control,
    border: `1px solid ${vars.color.lineStrong}`,
    color: vars.color.text2,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    selectors: {
      '&:hover': { borderColor: vars.color.controlLine, color: vars.color.text },
    },
    '@media': { [media.phone]: { minBlockSize: vars.size.touch } },
  },
  'teamStar',
);

export const star = sliceStyle(
  {
    display: 'inline-flex',
    flexShrink: 0,
    color: vars.color.text3,
    selectors: { '[aria-pressed="true"] > &': { color: vars.color.money } },
  },
  'teamStarIcon',
);

export const name = sliceStyle({ ...ellipsis, minInlineSize: 0 }, 'teamStarName');
