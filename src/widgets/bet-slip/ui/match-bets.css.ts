import { colorTransition, media, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  { display: 'grid', gap: vars.space[2], padding: vars.space[3] },
  'matchBets',
);

export const head = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    inlineSize: '100%',
    minBlockSize: '32px',
    color: vars.color.text2,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.semibold,
    '@media': { [media.compact]: { minBlockSize: vars.size.touch } },
  },
  'matchBetsHead',
);

export const chevron = sliceStyle(
  {
    flexShrink: 0,
    selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
  },
  'matchBetsChevron',
);

export const list = sliceStyle(
  { display: 'grid', gap: vars.space[2], listStyle: 'none' },
  'matchBetsList',
);

export const bet = sliceStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    padding: vars.space[3],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
  },
  'matchBet',
);

export const title = sliceStyle(
  {
    ...tabular,
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[2],
    fontWeight: vars.fontWeight.bold,
  },
  'matchBetTitle',
);

export const payout = sliceStyle({ color: vars.color.money }, 'matchBetPayout');

export const legs = sliceStyle(
  { color: vars.color.text2, fontSize: vars.fontSize.sm },
  'matchBetLegs',
);

export const cashOut = sliceStyle(
  {
    ...colorTransition,
    minBlockSize: '36px',
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.brandTint,
    color: vars.color.brand,
    fontSize: vars.fontSize.sm,
    fontWeight: vars.fontWeight.bold,
    '@media': { [media.compact]: { minBlockSize: vars.size.touch } },
  },
  'matchBetCashOut',
);
