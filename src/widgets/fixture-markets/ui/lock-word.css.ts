import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    marginInlineStart: 'auto',
    color: vars.color.warn,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    textAlign: 'end',
    wordBreak: 'keep-all',
    '::before': {
      content: '""',
      flex: 'none',
      inlineSize: '7px',
      blockSize: '7px',
      borderRadius: vars.radius.full,
      backgroundColor: 'currentColor',
    },
  },
  'lockWord',
);
