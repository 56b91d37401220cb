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

export const Every: Story = {
  render: () => (
    <>
      {(Object.keys(messages.states) as MemberState[]).map((state) => (
        <MemberStateBadge key={state} state={state} />
      ))}
      <MemberStateBadge state="suspended" isBanned />
    </>
  ),
};
