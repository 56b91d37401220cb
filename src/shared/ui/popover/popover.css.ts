import { keyframes } from '@vanilla-extract/css';
import { componentStyle, media, vars } from '@/shared/theme/style';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const content = componentStyle(
  {
    zIndex: vars.z.layer,
    inlineSize: vars.size.slip,
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    overflowY: 'auto',
    padding: vars.space[3],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    boxShadow: vars.shadow.float,
    outline: 'none',
    '@media': {
      [media.motion]: { animation: `${drop} ${vars.duration.fast} ${vars.easing.out}` },
    },
  },
  'popover',
);
