import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    position: 'sticky',
    insetBlockStart: `calc(${vars.size.header} + ${vars.space[2]})`,
    zIndex: vars.z.sticky,
    marginBlockEnd: vars.space[3],
    borderRadius: vars.radius.card,
    // The tint of the banner lets what scrolls under it shine through.
    backgroundColor: vars.color.bg,
  },
  'lateBar',
);
