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

const running = '[data-state="running"] > &';
const paused = '[data-state="paused"] &';

export const track = componentStyle(
  {
    display: 'flex',
    inlineSize: 'max-content',
    selectors: { [paused]: { inlineSize: 'auto' } },
    '@media': {
      [media.motion]: {
        selectors: {
          [running]: { animation: `${run} ${seconds} linear infinite` },
          [`${root}:hover > &, ${root}:focus-within > &`]: { animationPlayState: 'paused' },
        },
      },
    },
  },
  'marqueeTrack',
);

export const group = componentStyle(
  {
    // A short line is not seen beside its own copy.
    minInlineSize: '100cqi',
    whiteSpace: 'nowrap',
    selectors: {
      [paused]: { paddingBlock: vars.space[1.5], whiteSpace: 'normal' },
      '[data-state="running"] &': { paddingInlineEnd: vars.space[12] },
    },
  },
  'marqueeGroup',
);

/** As wide as what it holds, so that it can be measured. */
export const items = componentStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[12],
    selectors: { [paused]: { flexWrap: 'wrap', columnGap: vars.space[4] } },
  },
  'marqueeItems',
);

/** The copy that closes the loop; there is no loop without motion. */
export const copy = componentStyle(
  { '@media': { [media.reducedMotion]: { display: 'none' } } },
  'marqueeCopy',
);
