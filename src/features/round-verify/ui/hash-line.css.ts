import { sliceStyle, vars } from '@/shared/theme/style';
import { mono } from './mono';

export const root = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    marginBlockStart: vars.space[1],
    paddingInlineStart: vars.space[3],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.bgSunken,
  },
  'hashLine',
);

export const name = sliceStyle(
  { flexShrink: 0, color: vars.color.text3, fontSize: vars.fontSize.sm },
  'hashLineName',
);

/** 64 digits take two lines on a phone. */
export const value = sliceStyle(
  {
    ...mono,
    flexGrow: 1,
    minInlineSize: 0,
    paddingBlock: vars.space[1],
    overflowWrap: 'anywhere',
    color: vars.color.text,
  },
  'hashLineValue',
);
