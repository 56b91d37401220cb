import { createVar, fallbackVar, keyframes } from '@vanilla-extract/css';
import { overGround } from '../dialog/dialog.css';
import { componentRecipe, componentStyle, media, mobile, vars } from '@/shared/theme/style';

/** Height visible, and what a keyboard covers of it at the foot. */
export const visible = createVar();
export const covered = createVar();

const appear = keyframes({ from: { opacity: 0 } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });
const fromBottom = keyframes({ from: { transform: 'translateY(100%)' } });

export const overlay = componentStyle(
  {
    position: 'fixed',
    inset: 0,
    zIndex: vars.z.layer,
    backgroundColor: vars.color.overlay,
    selectors: { [overGround]: { backgroundColor: 'transparent' } },
    '@media': {
      [media.motion]: { animation: `${appear} ${vars.duration.fast} ${vars.easing.out}` },
    },
  },
  'sheetOverlay',
);

export const content = componentRecipe(
  {
    base: {
      position: 'fixed',
      zIndex: vars.z.layer,
      display: 'flex',
      flexDirection: 'column',
      backgroundColor: vars.color.surface,
      color: vars.color.text,
      boxShadow: vars.shadow.float,
      outline: 'none',
    },
    variants: {
      side: {
        right: {
          insetBlock: 0,
          insetInlineEnd: 0,
          inlineSize: `min(${vars.size.menu}, 88vw)`,
          borderInlineStart: `1px solid ${vars.color.line}`,
          '@media': {
            [media.motion]: {
              animation: `${fromRight} ${vars.duration.normal} ${vars.easing.out}`,
            },
          },
        },
        bottom: {
          insetInline: 0,
          insetBlockEnd: fallbackVar(covered, '0px'),
          maxBlockSize: `calc(${fallbackVar(visible, '100dvh')} - ${vars.space[3]})`,
          paddingBlockEnd: 'env(safe-area-inset-bottom)',
          borderStartStartRadius: vars.radius.stage,
          borderStartEndRadius: vars.radius.stage,
          borderBlockStart: `1px solid ${vars.color.line}`,
          // No wider than the column of the mobile-style layout, or the slip's bar on tablets.
          maxInlineSize: '680px',
          marginInline: 'auto',
          '@media': {
            [media.motion]: {
              animation: `${fromBottom} ${vars.duration.normal} ${vars.easing.out}`,
            },
            [media.abovePhone]: {
              selectors: {
                [mobile]: { maxInlineSize: vars.size.column },
              },
            },
          },
        },
      },
    },
  },
  'sheetContent',
);

export const body = componentStyle(
  { flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' },
  'sheetBody',
);

export const footer = componentStyle(
  { borderBlockStart: `1px solid ${vars.color.line}`, backgroundColor: vars.color.surface2 },
  'sheetFooter',
);
