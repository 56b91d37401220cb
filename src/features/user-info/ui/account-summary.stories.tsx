import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeMember } from '@/entities/member/testing';
import { AccountSummary } from './account-summary';

const meta = {
  title: 'features/user-info/AccountSummary',
  component: AccountSummary,
  args: { member: makeMember() },
} satisfies Meta<typeof AccountSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Dollars: Story = {
  args: { member: makeMember({ currency: 'USD', emoney: 123_456, level: 12 }) },
};

/** A name that is as long as names may be. */
export const LongName: Story = {
  args: { member: makeMember({ nickname: '가나다라마바사아자차', emoney: 98_765_432_100 }) },
};
