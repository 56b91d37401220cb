import { colorTransition, componentStyle, media, tabular, vars } from '@/shared/theme/style';

export const root = componentStyle(
  {
    ...colorTransition,
    ...tabular,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[1.5],
    flexShrink: 0,
    minBlockSize: '32px',
    paddingInline: '14px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    color: vars.color.text2,
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.semibold,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: vars.color.controlLine, color: vars.color.text },
      '&[aria-pressed="true"], &[aria-current="page"]': {
        borderColor: vars.color.inverse,
        backgroundColor: vars.color.inverse,
        color: vars.color.inverseInk,
        fontWeight: vars.fontWeight.bold,
      },
      '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    },
    '@media': {
      // The pill keeps its height; the target grows around it.
      [media.phone]: {
        position: 'relative',
        minBlockSize: '36px',
        selectors: {
          '&::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-5px' },
        },
      },
    },
  },
  'chip',
);
