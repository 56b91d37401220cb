import { componentStyle, media, vars } from '@/shared/theme/style';

export const root = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    cursor: 'pointer',
    minBlockSize: vars.size.controlSm,
    '@media': { [media.phone]: { minBlockSize: vars.size.touch } },
  },
  'switch',
);

export const input = componentStyle(
  {
    appearance: 'none',
    position: 'relative',
    flexShrink: 0,
    inlineSize: '38px',
    blockSize: '22px',
    border: `1px solid ${vars.color.controlLine}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface3,
    cursor: 'inherit',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlockStart: '2px',
        insetInlineStart: '2px',
        inlineSize: '16px',
        blockSize: '16px',
        borderRadius: vars.radius.full,
        backgroundColor: vars.color.text2,
        transition: `transform ${vars.duration.fast} ${vars.easing.out}`,
      },
      '&:checked': { backgroundColor: vars.color.brand, borderColor: vars.color.brand },
      '&:checked::after': { transform: 'translateX(16px)', backgroundColor: vars.color.brandInk },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    },
  },
  'switchInput',
);

export const label = componentStyle({ flex: 1 }, 'switchLabel');
