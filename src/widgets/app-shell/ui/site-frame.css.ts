import { createVar, keyframes } from '@vanilla-extract/css';
import { atSlipBar, media, sliceRecipe, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceRecipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100dvh',
    // The end of the page comes out from under the bars.
    paddingBlockEnd: vars.bars,
    selectors: atSlipBar((bars) => ({ paddingBlockEnd: bars })),
  },
  variants: {
    /** The mobile-style layout in a wide window. */
    column: {
      true: {
        inlineSize: '100%',
        maxInlineSize: vars.size.column,
        marginInline: 'auto',
        borderInline: `1px solid ${vars.color.line}`,
      },
    },
  },
});

export const header = sliceStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const main = sliceStyle({ flex: 1, minInlineSize: 0, outline: 'none' });

const fill = keyframes({
  from: { transform: 'scaleX(0)' },
  '20%': { transform: 'scaleX(0.55)' },
  to: { transform: 'scaleX(0.96)' },
});

export const duration = createVar('progressDuration');

export const progress = sliceStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: vars.z.toast,
  blockSize: vars.space.half,
  backgroundColor: vars.color.brand,
  transformOrigin: 'left',
  transform: 'scaleX(0.96)',
  '@media': { [media.motion]: { animation: `${fill} ${duration} ${vars.easing.out} both` } },
});

export const bare = sliceStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
});

export const bareHeader = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.size.header,
  paddingInline: vars.space[6],
  '@media': { [media.phone]: { paddingInline: vars.space[4] } },
});
