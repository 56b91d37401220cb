import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $search, list } from '../model/history';
import {
  cancelled,
  heldSpin,
  lost,
  open,
  pending,
  refused,
  scopeOf,
  spin,
  voided,
  week,
  won,
} from './sample-states';
import { BetList } from './bet-list';

const meta = {
  title: 'pages/bet-result/BetList',
  component: BetList,
  parameters: {
    router: { path: '/bet_result' },
    ...scopeOf([list.$items, [open, won, lost]], [list.$next, 'next']),
  },
} satisfies Meta<typeof BetList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The detail stands beside the list; on phones under its card, once it is chosen. */
export const Playground: Story = {};

export const EveryStatus: Story = {
  parameters: scopeOf([list.$items, [pending, refused, open, won, lost, voided, cancelled]]),
};

/** Rounds of games of providers among other bets. */
export const Casino: Story = { parameters: scopeOf([list.$items, [heldSpin, spin, won]]) };

export const Chosen: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: scopeOf([list.$items, [won, lost]], [$search, { ...week, bet: 'bet_won' }]),
};
