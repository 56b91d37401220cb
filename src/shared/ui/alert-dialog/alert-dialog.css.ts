import { componentStyle, vars } from '@/shared/theme/style';

export const content = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[5],
    inlineSize: '100%',
    maxInlineSize: vars.size.dialog,
    padding: vars.space[5],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.stage,
    backgroundColor: vars.color.surface,
    boxShadow: vars.shadow.float,
    outline: 'none',
  },
  'alertDialog',
);

export const title = componentStyle(
  {
    fontSize: vars.fontSize.xl,
    fontWeight: vars.fontWeight.heavy,
    letterSpacing: vars.letterSpacing.heading,
  },
  'alertTitle',
);

export const message = componentStyle(
  {
    color: vars.color.text,
    fontSize: vars.fontSize.lg,
    lineHeight: vars.lineHeight.relaxed,
    whiteSpace: 'pre-line',
  },
  'alertMessage',
);

export const words = componentStyle({ display: 'grid', gap: vars.space[2] }, 'alertWords');

export const actions = componentStyle(
  { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: vars.space[2] },
  'alertActions',
);
