import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle({ display: 'grid', gap: vars.space[2] });

export const quiet = sliceStyle({ color: vars.color.text2, fontSize: vars.fontSize.sm });

export const list = sliceStyle({
  display: 'grid',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  overflow: 'hidden',
});

export const one = sliceStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[3],
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.color.surface2 },
    '&:disabled': { cursor: 'default', color: vars.color.text3 },
    'li + li &': { borderBlockStart: `1px solid ${vars.color.line}` },
  },
});

export const name = sliceStyle({ flexGrow: 1, minInlineSize: 0, overflowWrap: 'anywhere' });
