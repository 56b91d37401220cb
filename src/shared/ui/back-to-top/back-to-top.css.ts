import { barsAtSlipBar, componentStyle, media, mobile, vars } from '@/shared/theme/style';

const onBar = {
  borderColor: 'transparent',
  backgroundColor: 'transparent',
  boxShadow: 'none',
} as const;

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
      // In the upper row of the site's bar, free between the mark and the member: anywhere below it would lie over prices.
      [media.compact]: {
        ...onBar,
        insetInline: `calc(50% - ${vars.size.touch} / 2) auto`,
        insetBlock: '0 auto',
        zIndex: vars.z.header,
      },
    },
    selectors: {
      ...barsAtSlipBar,
      '&:hover': { color: vars.color.text },
      // Under the rail of boards, which ends above it.
      ':root[data-slip-column] &': { insetInlineEnd: 'auto', insetInlineStart: vars.space[5] },
      // In the cell that the lower bar keeps free for it beside its arrow: anywhere else it would lie over prices.
      [mobile]: {
        ...onBar,
        insetInline: `auto max(${vars.size.touch}, calc(50% - ${vars.size.column} / 2 + ${vars.size.touch}))`,
        insetBlock: `auto calc(${vars.space[2]} + env(safe-area-inset-bottom))`,
        zIndex: vars.z.bar,
      },
    },
  },
  'backToTop',
);
