import { sliceStyle, vars } from '@/shared/theme/style';

/** No height: a row that moved when prices open again would be pressed by mistake. */
export const root = sliceStyle(
  {
    position: 'sticky',
    insetBlockStart: `calc(${vars.size.header} + ${vars.space[2]})`,
    zIndex: vars.z.sticky,
    blockSize: 0,
  },
  'staleBar',
);

export const bar = sliceStyle(
  {
    inlineSize: 'fit-content',
    marginInline: 'auto',
    paddingBlock: vars.space[3],
    paddingInline: vars.space[4],
    border: `1px solid ${vars.color.up}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.float,
    textAlign: 'center',
    wordBreak: 'keep-all',
  },
  'staleBarWords',
);
