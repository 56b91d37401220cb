import { sliceRecipe, vars } from '@/shared/theme/style';

const decided = { stroke: vars.color.brand };
const open = { stroke: vars.color.controlLine, strokeWidth: '2' };

export const arc = sliceRecipe(
  {
    base: { fill: 'none', strokeWidth: '4' },
    variants: {
      state: {
        won: decided,
        lost: { stroke: vars.color.lose },
        void: { stroke: vars.color.warn },
        cancelled: open,
        live: { stroke: vars.color.live },
        before: open,
        waiting: open,
      },
    },
  },
  'legRingArc',
);
