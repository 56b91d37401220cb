import { componentStyle, media, vars } from '@/shared/theme/style';

export const input = componentStyle(
  {
    inlineSize: '100%',
    minBlockSize: '112px',
    paddingBlock: vars.space[2.5],
    paddingInline: vars.space[3],
    border: 0,
    outline: 'none',
    background: 'none',
    color: vars.color.text,
    lineHeight: vars.lineHeight.normal,
    resize: 'vertical',
    '@media': { [media.phone]: { fontSize: vars.fontSize.xl } },
  },
  'textarea',
);
