import { createWatch } from 'effector';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { coinDepositRequested, tetherWithdrawalRequested } from '@/entities/member';
import { makeMember, memberKinds } from '@/entities/member/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { Stack } from '@/shared/ui/stack';
import { MemberCluster } from './member-cluster';

const meta = {
  title: 'widgets/top-bar/MemberCluster',
  component: MemberCluster,
  args: { member: makeMember() },
  parameters: { router: { path: '/korea/cross' } },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof MemberCluster>;
export default meta;
type Story = StoryObj<typeof meta>;

const { coinOnly, wealthy, manager } = memberKinds;

/** Won and dollars, large figures, and staff, who have no money here. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="4">
      <MemberCluster member={makeMember({ currency: 'KRW' })} />
      <MemberCluster member={coinOnly} />
      <MemberCluster member={wealthy} />
      <MemberCluster member={manager} />
    </Stack>
  ),
};

const requests: string[] = [];

/** A scope that notes which dialogs were requested. */
function watchedScope() {
  requests.length = 0;
  const scope = makeScope();
  createWatch({ unit: coinDepositRequested, scope, fn: () => requests.push('deposit') });
  createWatch({ unit: tetherWithdrawalRequested, scope, fn: () => requests.push('withdrawal') });
  return scope;
}

/** Deposit and withdrawal of coin members open over the page; the address stays for a tab of its own. */
export const CoinOnly: Story = {
  args: { member: coinOnly },
  parameters: { scope: watchedScope },
  play: async ({ canvas }) => {
    const charge = await canvas.findByRole('link', { name: '테더충전' });
    await expect(charge).toHaveAttribute('href', '/chargeCrypto');
    await press(charge);
    await press(canvas.getByRole('link', { name: '테더환전' }));
    await expect(canvas.queryByRole('link', { name: '충전' })).toBeNull();
    await expect(requests).toEqual(['deposit', 'withdrawal']);
  },
};
