import { keyframes } from '@vanilla-extract/css';
import {
  colorTransition,
  componentRecipe,
  componentStyle,
  media,
  vars,
} from '@/shared/theme/style';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const root = componentStyle({ position: 'relative', display: 'inline-flex' }, 'menu');

export const panel = componentRecipe(
  {
    base: {
      position: 'absolute',
      insetBlockStart: '100%',
      zIndex: vars.z.menu,
      minInlineSize: '180px',
      padding: vars.space[1.5],
      border: `1px solid ${vars.color.line}`,
      borderRadius: vars.radius.card,
      backgroundColor: vars.color.surface,
      boxShadow: vars.shadow.float,
      '@media': {
        [media.motion]: { animation: `${drop} ${vars.duration.fast} ${vars.easing.out}` },
      },
    },
    variants: { align: { start: { insetInlineStart: 0 }, end: { insetInlineEnd: 0 } } },
    defaultVariants: { align: 'start' },
  },
  'menuPanel',
);

export const item = componentStyle(
  {
    ...colorTransition,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    minBlockSize: vars.size.control,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.control,
    color: vars.color.text2,
    fontWeight: vars.fontWeight.semibold,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover, &:focus-visible': { backgroundColor: vars.color.surface3, color: vars.color.text },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current="page"]': { color: vars.color.brand },
    },
  },
  'menuItem',
);
