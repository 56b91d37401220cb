import { ellipsis, sliceRecipe, sliceStyle, tabular, vars } from '@/shared/theme/style';

// A picture has colours of its own: they are the same in either theme.
const grounds = {
  celadon: ['#0f3d31', '#1d6a56'],
  indigo: ['#16264a', '#2c4c92'],
  plum: ['#37203f', '#6b3f72'],
} as const;
const ground = ([from, to]: readonly [string, string]) => `linear-gradient(100deg, ${from}, ${to})`;

export const card = sliceRecipe({
  base: {
    position: 'relative',
    overflow: 'hidden',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    blockSize: '100%',
    minBlockSize: '84px',
    paddingBlock: vars.space[3],
    // The words end before the sign of the picture, which is white like them.
    paddingInline: `${vars.space[4]} 60px`,
    borderRadius: vars.radius.card,
    color: '#ffffff',
  },
  variants: {
    glaze: {
      celadon: { backgroundImage: ground(grounds.celadon) },
      indigo: { backgroundImage: ground(grounds.indigo) },
      plum: { backgroundImage: ground(grounds.plum) },
    },
  },
});

export const art = sliceStyle({
  position: 'absolute',
  insetBlockStart: '-10px',
  insetInlineEnd: '-6px',
  opacity: 0.9,
});

export const name = sliceStyle({
  ...ellipsis,
  position: 'relative',
  fontSize: vars.fontSize.lg,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: vars.letterSpacing.heading,
});

export const text = sliceStyle({
  ...ellipsis,
  ...tabular,
  position: 'relative',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
});

export const ring = sliceStyle({ fill: 'none', stroke: '#ffffff', strokeOpacity: 0.16 });
export const disc = sliceStyle({ fill: '#ffffff', fillOpacity: 0.16 });
export const sign = sliceStyle({
  fill: 'none',
  stroke: '#ffffff',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
