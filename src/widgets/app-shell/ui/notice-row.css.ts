import { mobile, pageInset, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.size.notice,
  ...pageInset,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.bgSunken,
  selectors: {
    [mobile]: {
      paddingInline: vars.space[4],
    },
  },
});

/** The place of the line below while its part is on its way, so that the page does not move when it comes. */
export const lineSpace = sliceStyle({
  blockSize: `calc(${vars.size.touch} + 1px)`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});
