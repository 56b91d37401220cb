import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { MemberState } from '../lib/member';
import { MemberStateBadge } from './member-state-badge';
import { messages } from './messages';

const meta = {
  title: 'entities/desk-member/MemberStateBadge',
  component: MemberStateBadge,
  args: { state: 'approved' },
} satisfies Meta<typeof MemberStateBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('정상')).toBeVisible();
  },
};

export const Banned: Story = {
  args: { state: 'suspended', isBanned: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('차단')).toBeVisible();
  },
};

export const Every: Story = {
  render: () => (
    <>
      {(Object.keys(messages.states) as MemberState[]).map((state) => (
        <MemberStateBadge key={state} state={state} />
      ))}
    </>
  ),
};
