import { sliceStyle, vars } from '@/shared/theme/style';

export const keys = sliceStyle({ display: 'inline-flex', gap: vars.space[1] }, 'keyMapKeys');

export const key = sliceStyle(
  {
    minInlineSize: '28px',
    paddingInline: vars.space[2],
    paddingBlock: vars.space.half,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface3,
    color: vars.color.text,
    fontFamily: 'inherit',
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.bold,
    textAlign: 'center',
  },
  'keyMapKey',
);
