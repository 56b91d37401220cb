import { componentStyle, vars } from '@/shared/theme/style';

export const root = componentStyle(
  { display: 'inline-flex', alignItems: 'center', gap: '0.42em', lineHeight: 1 },
  'logo',
);

export const word = componentStyle(
  {
    fontSize: '0.8em',
    fontWeight: vars.fontWeight.heavy,
    letterSpacing: vars.letterSpacing.heading,
    color: vars.color.text,
  },
  'logoWord',
);
