import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeWithdrawalTerms } from '../testing';
import { BankAccount } from './bank-account';

const meta = {
  title: 'features/withdrawal-request/BankAccount',
  component: BankAccount,
  args: { bank: makeWithdrawalTerms().bank },
} satisfies Meta<typeof BankAccount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
