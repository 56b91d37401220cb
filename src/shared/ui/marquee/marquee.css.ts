import { createVar, keyframes } from '@vanilla-extract/css';
import { componentStyle, media, vars } from '@/shared/theme/style';

export const seconds = createVar('marqueeSeconds');

const run = keyframes({ to: { transform: 'translateX(-50%)' } });

export const root = componentStyle(
  {
    position: 'relative',
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    containerType: 'inline-size',
    fontSize: vars.fontSize.sm,
    color: vars.color.text2,
    '@media': { [media.reducedMotion]: { overflowX: 'auto', scrollbarWidth: 'none' } },
  },
  'marquee',
);

export const track = componentStyle(
  {
    display: 'flex',
    inlineSize: 'max-content',
    '@media': {
      [media.motion]: {
        animation: `${run} ${seconds} linear infinite`,
        selectors: {
          [`${root}:hover &, ${root}:focus-within &, [data-paused="true"] > &`]: {
            animationPlayState: 'paused',
          },
        },
      },
    },
  },
  'marqueeTrack',
);

export const group = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    // A short line is not seen beside its own copy.
    minInlineSize: '100cqi',
    paddingInlineEnd: vars.space[12],
    whiteSpace: 'nowrap',
  },
  'marqueeGroup',
);

/** The copy that closes the loop; there is no loop without motion. */
export const copy = componentStyle(
  { '@media': { [media.reducedMotion]: { display: 'none' } } },
  'marqueeCopy',
);
