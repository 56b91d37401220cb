import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { memberKinds } from '../lib/sample-member';
import { MemberCard } from './member-card';

const meta = {
  title: 'entities/member/MemberCard',
  component: MemberCard,
  args: { member: memberKinds.gs },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '390px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MemberCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each look, dollars, and figures that are long. */
export const Matrix: Story = {
  render: (args) => (
    <Stack gap="4">
      <MemberCard {...args} />
      <MemberCard {...args} look="line" />
      <MemberCard {...args} look="bar" />
      <MemberCard {...args} look="line" member={memberKinds.coinOnly} />
      <MemberCard {...args} member={memberKinds.wealthy} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,234.56')).toBeVisible();
  },
};
