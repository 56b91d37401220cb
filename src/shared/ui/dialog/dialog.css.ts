import { keyframes } from '@vanilla-extract/css';
import { componentRecipe, componentStyle, media, vars } from '@/shared/theme/style';

/** The lowest layer darkens the page, once: what lies on it keeps its colours under the next one. */
export const overGround = '[data-ground] ~ &';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const overlay = componentStyle(
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.layer,
    display: 'grid',
    // A long name must not make the dialog wider than the window.
    gridTemplateColumns: 'minmax(0, 1fr)',
    placeItems: 'center',
    padding: vars.space[4],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    backgroundColor: vars.color.overlay,
    selectors: { [overGround]: { backgroundColor: 'transparent' } },
    '@media': {
      [media.motion]: { animation: `${appear} ${vars.duration.fast} ${vars.easing.out}` },
    },
  },
  'dialogOverlay',
);

export const content = componentRecipe(
  {
    base: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      inlineSize: '100%',
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.stage,
      backgroundColor: vars.color.surface,
      color: vars.color.text,
      boxShadow: vars.shadow.float,
      outline: 'none',
      '@media': {
        [media.motion]: { animation: `${rise} ${vars.duration.normal} ${vars.easing.out}` },
      },
    },
    variants: {
      width: {
        narrow: { maxInlineSize: vars.size.dialog },
        wide: { maxInlineSize: vars.size.dialogWide },
        reading: { maxInlineSize: vars.size.reading },
      },
    },
    defaultVariants: { width: 'narrow' },
  },
  'dialogContent',
);

export const header = componentStyle(
  {
    // Title and close button stay visible while a long dialog scrolls.
    position: 'sticky',
    insetBlockStart: `calc(-1 * ${vars.space[4]})`,
    zIndex: vars.z.sticky,
    borderStartStartRadius: vars.radius.stage,
    borderStartEndRadius: vars.radius.stage,
    backgroundColor: vars.color.surface,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[2],
    minBlockSize: '56px',
    paddingInlineStart: vars.space[5],
    paddingInlineEnd: vars.space[2],
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'dialogHeader',
);

export const title = componentStyle(
  {
    minInlineSize: 0,
    paddingBlock: vars.space[2],
    overflowWrap: 'anywhere',
    fontSize: vars.fontSize.xl,
    fontWeight: vars.fontWeight.heavy,
    letterSpacing: vars.letterSpacing.heading,
  },
  'dialogTitle',
);

export const body = componentStyle({ padding: vars.space[5] }, 'dialogBody');

export const footer = componentStyle(
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: vars.space[2],
    paddingInline: vars.space[5],
    paddingBlockEnd: vars.space[5],
  },
  'dialogFooter',
);
