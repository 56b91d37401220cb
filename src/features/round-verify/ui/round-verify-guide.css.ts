import { media, mobile, sliceStyle, vars } from '@/shared/theme/style';
import { mono } from './mono';

/** As high as its column, whose buttons stay in view. */
export const root = sliceStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    blockSize: '100%',
    overflowY: 'auto',
    borderInlineStart: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface,
    '@media': { [media.compact]: { borderInlineStart: 0 } },
    selectors: { [mobile]: { borderInlineStart: 0 } },
  },
  'verifyGuide',
);

export const panel = sliceStyle(
  {
    padding: `${vars.space[4]} ${vars.space[4]}`,
    selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  },
  'verifyGuidePanel',
);

export const panelHead = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    marginBlockEnd: vars.space[2],
  },
  'verifyGuideHead',
);

export const list = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    color: vars.color.text2,
    fontSize: vars.fontSize.md,
    lineHeight: vars.lineHeight.normal,
  },
  'verifyGuideList',
);

export const line = sliceStyle(
  { display: 'grid', gridTemplateColumns: '18px minmax(0, 1fr)', gap: vars.space[1.5] },
  'verifyGuideLine',
);

export const number = sliceStyle(
  { color: vars.color.brand, fontWeight: vars.fontWeight.bold },
  'verifyGuideNumber',
);

const inLine = { marginBlockStart: '3px' } as const;
export const sign = sliceStyle({ ...inLine, color: vars.color.brand }, 'verifyGuideSign');
export const outside = sliceStyle({ ...inLine, color: vars.color.text3 }, 'verifyGuideOutside');

export const later = sliceStyle(
  { color: vars.color.text2, fontSize: vars.fontSize.md },
  'verifyGuideLater',
);

export const commands = sliceStyle(
  {
    ...mono,
    padding: `${vars.space[2.5]} ${vars.space[3]}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.bgSunken,
    color: vars.color.text,
    lineHeight: 1.6,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  'verifyGuideCommands',
);

export const actions = sliceStyle(
  {
    position: 'sticky',
    insetBlockEnd: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: vars.space[2],
    marginBlockStart: 'auto',
    padding: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.surface2,
  },
  'verifyGuideActions',
);

export const widest = sliceStyle({ gridColumn: '1 / -1' }, 'verifyGuideWidest');
