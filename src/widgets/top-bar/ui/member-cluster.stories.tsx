import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeMember, memberKinds } from '@/entities/member/testing';
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

export const Playground: Story = {};

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
