import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { Card } from '@/shared/ui/card';
import { makeMessage, makeSummary } from '../lib/sample-messages';
import { MessageRow } from './message-row';

const meta = {
  title: 'entities/message/MessageRow',
  component: MessageRow,
  args: { message: makeSummary(), onToggle: fn(), onRetry: fn(), onDelete: fn() },
  render: (args) => (
    <Card padding="0" clip>
      <ul>
        <MessageRow {...args} />
      </ul>
    </Card>
  ),
} satisfies Meta<typeof MessageRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: /안 읽음 이벤트 당첨 안내/ }));
    await expect(args.onToggle).toHaveBeenCalledWith('msg_1');
  },
};

export const Open: Story = {
  args: { message: makeMessage(), isOpen: true, contents: makeMessage().contents },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '삭제' }));
    await expect(args.onDelete).toHaveBeenCalledWith('msg_1');
  },
};

export const Failed: Story = {
  args: { isOpen: true, hasFailed: true },
  play: async ({ args, canvas }) => {
    await press(canvas.getByRole('button', { name: '다시 시도' }));
    await expect(args.onRetry).toHaveBeenCalledWith('msg_1');
  },
};

const longTitle =
  '이용규정이 개정되어 안내해 드립니다. 시행일 전에 달라지는 내용을 꼭 확인해주시고 궁금한 점은 고객센터로 문의해주세요';

export const Matrix: Story = {
  render: (args) => (
    <Card padding="0" clip>
      <ul>
        <MessageRow {...args} />
        <MessageRow {...args} message={makeMessage({ id: 'b', title: '가입을 환영합니다' })} />
        <MessageRow {...args} message={makeMessage({ id: 'c', title: longTitle })} />
        <MessageRow {...args} message={makeSummary({ id: 'd' })} isOpen />
        <MessageRow
          {...args}
          message={makeMessage({ id: 'e', title: longTitle })}
          isOpen
          contents={makeMessage().contents}
          isDeleting
        />
      </ul>
    </Card>
  ),
};
