import { sliceStyle, vars, visuallyHidden } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1],
    marginInlineStart: 'auto',
    color: vars.color.warn,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    flexShrink: 0,
    whiteSpace: 'nowrap',
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

/** Read out alone where the head of the card has no room for it beside the name of the market. */
export const event = sliceStyle(
  { '@container': { '(max-width: 340px)': visuallyHidden } },
  'lockWordEvent',
);
