import { componentStyle, vars } from '@/shared/theme/style';

export const root = componentStyle({ display: 'flex', gap: vars.space[2] }, 'dataTools');

export const group = componentStyle(
  { display: 'flex', padding: 0, margin: 0, border: 0 },
  'dataToolsGroup',
);

export const columns = componentStyle({ display: 'grid', gap: vars.space[1] }, 'dataToolsColumns');
