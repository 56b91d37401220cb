import { cardSurface, sliceStyle, tabular, vars } from '@/shared/theme/style';

export const root = sliceStyle(
  { display: 'grid', gap: vars.space[2], alignContent: 'start' },
  'ownBets',
);

export const head = sliceStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: '44px',
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.bold,
  },
  'ownBetsHead',
);

export const history = sliceStyle(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '44px',
    color: vars.color.brand,
    fontSize: vars.fontSize.sm,
  },
  'ownBetsHistory',
);

export const list = sliceStyle({ display: 'grid', gap: vars.space[2] }, 'ownBetsList');

export const bet = sliceStyle(
  {
    ...tabular,
    display: 'grid',
    gap: vars.space[2],
    padding: vars.space[3],
    ...cardSurface,
    color: vars.color.text,
    fontSize: vars.fontSize.sm,
    selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
  },
  'ownBet',
);

export const leg = sliceStyle({ display: 'grid', gap: vars.space.half }, 'ownBetLeg');

export const row = sliceStyle(
  { display: 'flex', justifyContent: 'space-between', gap: vars.space[2] },
  'ownBetRow',
);

export const odds = sliceStyle({ color: vars.color.text2 }, 'ownBetOdds');

export const word = sliceStyle(
  {
    flexShrink: 0,
    color: vars.color.text2,
    selectors: {
      '&[data-result="2"], &[data-result="5"]': { color: vars.color.win },
      '&[data-result="3"]': { color: vars.color.warn },
    },
  },
  'ownBetWord',
);

export const quiet = sliceStyle({ color: vars.color.text2 }, 'ownBetQuiet');

export const sum = sliceStyle(
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[2],
    paddingBlockStart: vars.space[2],
    borderBlockStart: `1px solid ${vars.color.line}`,
    color: vars.color.text2,
  },
  'ownBetSum',
);

export const payout = sliceStyle(
  { selectors: { '&[data-paid]': { color: vars.color.money } } },
  'ownBetPayout',
);
