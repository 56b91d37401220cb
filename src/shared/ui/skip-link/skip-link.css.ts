import { componentStyle, vars } from '@/shared/theme/style';

export const root = componentStyle(
  {
    position: 'fixed',
    insetBlockStart: vars.space[2],
    insetInlineStart: vars.space[2],
    zIndex: vars.z.toast,
    paddingBlock: vars.space[2.5],
    paddingInline: vars.space[4],
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.brand,
    color: vars.color.brandInk,
    fontWeight: vars.fontWeight.bold,
    selectors: { '&:not(:focus)': { transform: `translateY(calc(-100% - ${vars.space[4]}))` } },
  },
  'skipLink',
);
