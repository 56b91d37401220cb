import { barsAtSlipBar, componentStyle, media, vars } from '@/shared/theme/style';

export const root = componentStyle(
  {
    position: 'fixed',
    insetInlineEnd: vars.space[5],
    insetBlockEnd: `calc(${vars.bars} + ${vars.space[4]})`,
    zIndex: vars.z.sticky,
    display: 'grid',
    placeItems: 'center',
    inlineSize: vars.size.touch,
    blockSize: vars.size.touch,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface2,
    color: vars.color.text2,
    boxShadow: vars.shadow.float,
    '@media': {
      // The slip's bar makes room beside itself.
      [media.phone]: {
        selectors: {
          ':root[data-slip-bar] &': {
            insetInlineEnd: vars.space[2],
            insetBlockEnd: `calc(${vars.bars} - (${vars.size.slipBar} + ${vars.size.touch}) / 2)`,
          },
        },
      },
    },
    selectors: {
      ...barsAtSlipBar,
      '&:hover': { color: vars.color.text },
      // Under the rail of boards, which ends above it.
      ':root[data-slip-column] &': { insetInlineEnd: 'auto', insetInlineStart: vars.space[5] },
      // Beside the narrow column of the mobile-style layout.
      ':root[data-layout="mobile"] &': {
        insetInlineEnd: `max(${vars.space[5]}, calc(50% - ${vars.size.column} / 2 + ${vars.space[4]}))`,
      },
    },
  },
  'backToTop',
);
