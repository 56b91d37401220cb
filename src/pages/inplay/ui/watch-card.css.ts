import { cardSurface, sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space[2],
    minBlockSize: '420px',
    padding: vars.space[3],
    ...cardSurface,
  },
  'watchCard',
);

export const head = sliceStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[2], minBlockSize: '32px' },
  'watchCardHead',
);

export const moment = sliceStyle(
  { flex: 1, minInlineSize: 0, color: vars.color.live, fontSize: vars.fontSize.md },
  'watchCardMoment',
);
