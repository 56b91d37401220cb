import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { SETTLEMENT_LABEL } from '#rules/leg-result.ts';
import { Inline } from '@/shared/ui/inline';
import { makeBet, makeBetCashOut, makeLegsOfAllStates } from '../lib/sample-bets';
import { BetStateMark } from './bet-state-mark';

const meta = {
  title: 'entities/bet/BetStateMark',
  component: BetStateMark,
  args: { bet: makeBet() },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', minBlockSize: '96px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BetStateMark>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waiting, refused, then each label of an accepted one, one that was cashed out; the last runs with a leg in each state. */
export const Matrix: Story = {
  render: () => (
    <Inline gap="3" align="stretch">
      <BetStateMark bet={makeBet({ status: 'pending' })} />
      <BetStateMark bet={makeBet({ status: 'refused', label: -1 })} />
      {Object.values(SETTLEMENT_LABEL).map((label) => (
        <BetStateMark key={label} bet={makeBet({ status: 'settled', label })} />
      ))}
      <BetStateMark bet={makeBet({ status: 'settled', label: 2, cashOut: makeBetCashOut() })} />
      <BetStateMark bet={makeBet({ legs: makeLegsOfAllStates() })} />
    </Inline>
  ),
};
