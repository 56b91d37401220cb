import { componentStyle, media, tabular, vars } from '@/shared/theme/style';

export const root = componentStyle(
  { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: vars.space[3] },
  'slider',
);

export const input = componentStyle(
  {
    inlineSize: '100%',
    minInlineSize: 0,
    margin: 0,
    blockSize: vars.size.controlSm,
    accentColor: vars.color.brand,
    cursor: 'pointer',
    '@media': { [media.phone]: { blockSize: vars.size.touch } },
    selectors: { '&:disabled': { cursor: 'not-allowed', opacity: 0.5 } },
  },
  'sliderInput',
);

export const value = componentStyle(
  {
    ...tabular,
    minInlineSize: '3.5rem',
    padding: `${vars.space[1]} ${vars.space[2]}`,
    border: `1px solid ${vars.color.controlLine}`,
    borderRadius: vars.radius.control,
    fontWeight: vars.fontWeight.bold,
    textAlign: 'center',
  },
  'sliderValue',
);
