import { barsAtSlipBar, componentStyle, mobile, vars } from '@/shared/theme/style';

export const region = componentStyle(
  {
    position: 'fixed',
    // Above what covers the foot of the window, such as the slip bar.
    insetBlockEnd: `calc(${vars.bars} + ${vars.space[4]})`,
    // Away from the slip, whose button is what is pressed next.
    insetInlineStart: vars.space[6],
    zIndex: vars.z.toast,
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    inlineSize: `min(${vars.size.dialog}, calc(100vw - ${vars.space[8]}))`,
    pointerEvents: 'none',
    selectors: {
      ...barsAtSlipBar,
      // On a phone the button that was just pressed is at the foot, where the thumb is.
      [mobile]: {
        insetBlock: `calc(${vars.size.header} + ${vars.space[2]}) auto`,
        insetInline: 0,
        marginInline: 'auto',
      },
    },
  },
  'toastRegion',
);

export const waiting = componentStyle(
  {
    alignSelf: 'start',
    selectors: { [mobile]: { alignSelf: 'center' } },
    paddingBlock: vars.space[1],
    paddingInline: vars.space[3],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface3,
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
  },
  'toastWaiting',
);
