import {
  colorTransition,
  componentRecipe,
  componentStyle,
  media,
  tabular,
  vars,
} from '@/shared/theme/style';

export const root = componentRecipe({
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    look: {
      plain: { gap: vars.space[3] },
      card: {
        gap: vars.space[2],
        padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[3]}`,
        border: `1px solid ${vars.color.line}`,
        borderRadius: vars.radius.stage,
        backgroundColor: vars.color.surface,
      },
    },
  },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const link = componentStyle({
  ...colorTransition,
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.half,
  flexShrink: 0,
  fontSize: vars.fontSize.sm,
  color: vars.color.text3,
  selectors: { '&:hover': { color: vars.color.text } },
  '@media': {
    [media.phone]: {
      minBlockSize: vars.size.touch,
      marginBlock: '-14px',
      paddingInlineStart: vars.space[3],
    },
  },
});
