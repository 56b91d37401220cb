import { keyframes } from '@vanilla-extract/css';
import { media, sliceStyle, vars } from '@/shared/theme/style';

const fillUp = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

export const root = sliceStyle(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[3],
    inlineSize: '100%',
    minBlockSize: '58px',
    paddingBlock: vars.space[2],
    paddingInline: vars.space[4],
    overflow: 'hidden',
    border: `1px solid ${vars.color.danger}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.dangerTint,
    color: vars.color.text,
    textAlign: 'start',
    userSelect: 'none',
    // Held by a finger, nothing else may begin: no scrolling, no menu of the browser.
    touchAction: 'none',
    WebkitTouchCallout: 'none',
    selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.5 } },
  },
  'holdButton',
);

/** Fills in the three seconds; progress is information, so it moves with reduced motion too. */
export const fill = sliceStyle(
  {
    position: 'absolute',
    inset: 0,
    backgroundColor: vars.color.dangerTint,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    selectors: { '[data-held="true"] > &': { animation: `${fillUp} 3s linear forwards` } },
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', opacity: 0.5 } },
  },
  'holdFill',
);

export const mark = sliceStyle({
  position: 'relative',
  flexShrink: 0,
  inlineSize: '30px',
  blockSize: '30px',
  border: `3px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.full,
  '::after': {
    content: '',
    position: 'absolute',
    inset: '7px',
    borderRadius: '2px',
    backgroundColor: vars.color.danger,
  },
});

export const words = sliceStyle({ position: 'relative', display: 'grid', gap: vars.space.half });

export const name = sliceStyle({ fontSize: vars.fontSize.lg, fontWeight: vars.fontWeight.bold });

export const text = sliceStyle({ fontSize: vars.fontSize.sm, color: vars.color.text2 });

export const seconds = sliceStyle({
  position: 'relative',
  marginInlineStart: 'auto',
  color: vars.color.text,
  fontSize: vars.fontSize.md,
  fontWeight: vars.fontWeight.bold,
});

/** Its line is kept, so that nothing moves when it is said. */
export const left = sliceStyle({
  minBlockSize: '20px',
  paddingBlockStart: vars.space[1],
  fontSize: vars.fontSize.sm,
  color: vars.color.text2,
});
