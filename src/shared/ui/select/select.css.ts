import { componentStyle, media, vars } from '@/shared/theme/style';

export const select = componentStyle(
  {
    appearance: 'none',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: '40px',
    paddingInlineEnd: vars.space[6],
    border: 0,
    outline: 'none',
    backgroundColor: 'transparent',
    color: vars.color.text,
    textOverflow: 'ellipsis',
    '@media': { [media.phone]: { fontSize: vars.fontSize.xl } },
  },
  'select',
);

/** The list the system draws takes its colours from the options. */
export const option = componentStyle(
  { backgroundColor: vars.color.surface, color: vars.color.text },
  'selectOption',
);

export const arrow = componentStyle(
  { flexShrink: 0, marginInlineStart: '-24px', pointerEvents: 'none', color: vars.color.text2 },
  'selectArrow',
);
