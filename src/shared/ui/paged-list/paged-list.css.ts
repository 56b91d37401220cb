import { componentStyle, vars } from '@/shared/theme/style';

export const row = componentStyle(
  {
    display: 'grid',
    alignItems: 'center',
    minBlockSize: '52px',
    paddingInline: vars.space[4],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: { '&:last-child': { borderBlockEnd: 0 } },
  },
  'pagedListRow',
);
