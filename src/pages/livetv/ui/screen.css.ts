import { sliceStyle, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] },
  'screen',
);

export const shown = sliceStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] },
  'screenShown',
);

export const bar = sliceStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[2], minBlockSize: '36px' },
  'screenBar',
);

export const title = sliceStyle({ fontSize: vars.fontSize.h2 }, 'screenTitle');

export const foot = sliceStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[3],
  },
  'screenFoot',
);

export const note = sliceStyle(
  { color: vars.color.text3, fontSize: vars.fontSize.sm },
  'screenNote',
);

export const markets = sliceStyle({ outline: 'none' }, 'screenMarkets');
