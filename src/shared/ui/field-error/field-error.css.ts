import { componentStyle, vars } from '@/shared/theme/style';

export const root = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[1],
    fontSize: vars.fontSize.sm,
    color: vars.color.danger,
  },
  'fieldError',
);
