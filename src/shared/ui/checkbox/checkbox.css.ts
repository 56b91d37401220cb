import { colorTransition, componentStyle, media, vars } from '@/shared/theme/style';

export const root = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minBlockSize: vars.size.controlSm,
    cursor: 'pointer',
    fontSize: vars.fontSize.base,
    '@media': { [media.phone]: { minBlockSize: vars.size.touch } },
  },
  'checkbox',
);

export const input = componentStyle(
  {
    ...colorTransition,
    appearance: 'none',
    flexShrink: 0,
    inlineSize: '20px',
    blockSize: '20px',
    border: `1.5px solid ${vars.color.controlLine}`,
    borderRadius: vars.radius.tag,
    backgroundColor: vars.color.surface,
    cursor: 'inherit',
    selectors: {
      '&:checked, &:indeterminate': {
        backgroundColor: vars.color.brand,
        borderColor: vars.color.brand,
      },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
      '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    },
  },
  'checkboxInput',
);

export const mark = componentStyle(
  {
    position: 'absolute',
    insetInlineStart: '3px',
    color: vars.color.brandInk,
    pointerEvents: 'none',
    opacity: 0,
    selectors: { [`${input}:checked + &`]: { opacity: 1 } },
  },
  'checkboxMark',
);

export const box = componentStyle(
  { position: 'relative', display: 'inline-flex', alignItems: 'center' },
  'checkboxBox',
);
