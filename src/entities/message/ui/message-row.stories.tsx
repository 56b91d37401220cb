import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeMessage } from '../testing';
import { MessageRow } from './message-row';

const { contents, ...message } = makeMessage();

const meta = {
  title: 'entities/message/MessageRow',
  component: MessageRow,
  args: { message, onToggle: fn(), onRetry: fn(), onDelete: fn() },
  render: (args) => (
    <ul>
      <MessageRow {...args} />
    </ul>
  ),
} satisfies Meta<typeof MessageRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  render: (args) => (
    <ul>
      <MessageRow {...args} message={{ ...message, readAt: null }} isOpen />
      <MessageRow {...args} isOpen contents={contents} isDeleting />
      <MessageRow {...args} isOpen hasFailed />
    </ul>
  ),
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.onRetry).toHaveBeenCalledWith('msg_1');
  },
};
