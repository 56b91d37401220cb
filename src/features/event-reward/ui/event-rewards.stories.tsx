import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { choose, press, typeInto } from '@/shared/lib/test-press';
import { rewardsOf, sent } from '../lib/sample-rewards';
import { EventRewards } from './event-rewards';

const meta = {
  title: 'features/event-reward/EventRewards',
  component: EventRewards,
  args: { eventId: 5 },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
  parameters: rewardsOf(),
} satisfies Meta<typeof EventRewards>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is paid before it was looked at who gets what. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const members = canvas.getByRole('textbox', { name: '지급할 회원' });
    await typeInto(members, 'hangang77\ndokdo01');
    await typeInto(canvas.getByLabelText('1인당 포인트'), '10000');
    await typeInto(canvas.getByLabelText('사유'), '당첨자');
    await press(canvas.getByRole('button', { name: '2명 대상 확인' }));
    await expect(await canvas.findByRole('heading', { name: '지급 예정' })).toBeVisible();
    await expect(sent).toMatchObject([{ body: { members: ['hangang77', 'dokdo01'] } }]);
    await expect(canvas.getByRole('button', { name: '3명에게 지급' })).toBeVisible();
  },
};

/** A member is found by a part of the name and goes to the end of the list. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas.getByRole('textbox', { name: '회원 검색' }), '한강');
    await press(await canvas.findByRole('button', { name: /한강바람/ }));
    await expect(canvas.getByRole('textbox', { name: '지급할 회원' })).toHaveValue('hangang77');
    await waitFor(() => expect(canvas.queryByRole('list', { name: '찾은 회원' })).toBeNull());
  },
};

export const Money: Story = {
  play: async ({ canvas }) => {
    await choose(canvas.getByLabelText('지급 수단'), 'money');
    await press(canvas.getByRole('button', { name: '대상 확인' }));
    await expect(canvas.getByText('지급할 회원을 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText('원화와 달러 중 하나 이상 입력해주세요.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
