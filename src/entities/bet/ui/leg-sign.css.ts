import { sliceRecipe, vars } from '@/shared/theme/style';

const dot = {
  '::before': {
    content: '',
    inlineSize: '10px',
    blockSize: '10px',
    borderRadius: vars.radius.full,
    border: '2px solid currentColor',
  },
};

export const root = sliceRecipe(
  {
    base: {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      inlineSize: vars.size.iconSm,
      blockSize: vars.size.iconSm,
    },
    variants: {
      state: {
        won: { color: vars.color.win },
        lost: { color: vars.color.text },
        void: { color: vars.color.warn },
        cancelled: { color: vars.color.text3 },
        live: {
          color: vars.color.live,
          '::before': { ...dot['::before'], backgroundColor: 'currentColor' },
        },
        before: { color: vars.color.controlLine, ...dot },
        waiting: {
          color: vars.color.controlLine,
          '::before': { ...dot['::before'], borderStyle: 'dashed' },
        },
      },
    },
  },
  'legSign',
);
