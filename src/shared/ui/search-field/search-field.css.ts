import { componentStyle, vars } from '@/shared/theme/style';

export const root = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[2],
    inlineSize: '100%',
    minInlineSize: 0,
    minBlockSize: vars.size.touch,
    paddingInline: vars.space[3],
    border: `1px solid ${vars.color.controlLine}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surface,
    color: vars.color.text3,
    selectors: { '&:focus-within': { borderColor: vars.color.brand } },
  },
  'searchField',
);

export const input = componentStyle(
  {
    flex: 1,
    minInlineSize: 0,
    border: 0,
    outline: 'none',
    backgroundColor: 'transparent',
    color: vars.color.text,
    selectors: { '&::placeholder': { color: vars.color.text3 } },
  },
  'searchFieldInput',
);
