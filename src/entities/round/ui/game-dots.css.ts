import { sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export const dots = sliceStyle({ display: 'flex', gap: '3px' }, 'gameDots');

export const dot = sliceRecipe(
  {
    base: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      inlineSize: '18px',
      blockSize: '18px',
      borderRadius: vars.radius.full,
      color: vars.color.beadInk,
      fontSize: '10.5px',
      fontWeight: vars.fontWeight.bold,
      lineHeight: 1,
      // The newest is the first.
      selectors: {
        '&:nth-child(2)': { outline: `1.5px solid ${vars.color.text}`, outlineOffset: '1px' },
      },
    },
    variants: {
      tone: {
        blue: { backgroundColor: vars.color.beadBlue },
        red: { backgroundColor: vars.color.beadRed },
        green: { backgroundColor: vars.color.beadGreen },
        neutral: {
          borderRadius: vars.radius.tag,
          backgroundColor: vars.color.surface3,
          color: vars.color.text,
        },
      },
    },
  },
  'gameDot',
);
