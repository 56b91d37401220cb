import { createVar } from '@vanilla-extract/css';
import { media, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

/** Percent of one outcome. */
export const share = createVar();

export const root = sliceStyle(
  { ...tabular, display: 'flex', gap: vars.space[1], color: vars.color.text2 },
  'chanceBar',
);

export const part = sliceRecipe(
  {
    base: {
      display: 'grid',
      gap: vars.space[1],
      flexGrow: share,
      flexBasis: 0,
      // An outsider keeps room for its words.
      minInlineSize: '52px',
      fontSize: vars.fontSize.sm,
      fontWeight: vars.fontWeight.semibold,
    },
    variants: {
      side: { home: {}, draw: { textAlign: 'center' }, away: { textAlign: 'end' } },
    },
  },
  'chancePart',
);

export const words = sliceStyle({ whiteSpace: 'nowrap' }, 'chanceWords');

const forced = (backgroundColor: string) => ({
  '@media': { [media.forcedColors]: { backgroundColor } },
});

export const bar = sliceRecipe(
  {
    base: { blockSize: '3px', borderRadius: vars.radius.full },
    variants: {
      side: {
        home: { backgroundColor: vars.color.brand, ...forced('CanvasText') },
        draw: { backgroundColor: vars.color.controlLine, ...forced('GrayText') },
        away: { backgroundColor: vars.color.down, ...forced('CanvasText') },
      },
    },
  },
  'chanceLine',
);
