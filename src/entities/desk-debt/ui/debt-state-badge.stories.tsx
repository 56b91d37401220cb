import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { debtStates } from '../lib/debt';
import { makeDebt } from '../lib/sample-debts';
import { DebtStateBadge } from './debt-state-badge';

const request = {
  requestId: 'req_1',
  amount: 15_000,
  reason: '보상',
  by: '김운영',
  at: 1_795_253_460_000,
};
const waiting = makeDebt({ forgiving: { ...request, state: 'awaiting_second' } });
const collected = makeDebt({ collecting: { ...request, state: 'awaiting_second' } });
const partly = makeDebt({ collecting: { ...request, state: 'approved' } });
const forgiven = makeDebt({ state: 'forgiven', forgiving: { ...request, state: 'approved' } });

const meta = {
  title: 'entities/desk-debt/DebtStateBadge',
  component: DebtStateBadge,
  args: { debt: makeDebt() },
} satisfies Meta<typeof DebtStateBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  render: () => (
    <>
      {debtStates.map((state) => (
        <DebtStateBadge key={state} debt={makeDebt({ state })} />
      ))}
      <DebtStateBadge debt={waiting} />
      <DebtStateBadge debt={collected} />
      <DebtStateBadge debt={partly} />
      <DebtStateBadge debt={forgiven} />
    </>
  ),
};
