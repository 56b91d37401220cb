import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDeskMember } from '@/entities/desk-member/testing';
import { choose, press, typeInto } from '@/shared/lib/test-press';
import { careOf } from '../lib/sample-care';
import { AdjustForm } from './adjust-form';

const meta = {
  title: 'features/member-care/AdjustForm',
  component: AdjustForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
  parameters: careOf(makeDeskMember()),
} satisfies Meta<typeof AdjustForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '조정하기' }));
    await expect(canvas.getByText('0보다 큰 금액을 입력해주세요.')).toBeVisible();
    await typeInto(canvas.getByLabelText('금액'), '40000');
    await typeInto(canvas.getByLabelText('사유'), '무효 보상');
    await expect(canvas.getByText('1,324,500원')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '40,000원 지급' })).toBeVisible();
  },
};

export const TakesTwo: Story = {
  play: async ({ canvas }) => {
    await typeInto(await canvas.findByLabelText('금액'), '300000');
    await expect(canvas.getByText(/다른 관리자의 2차 승인이 필요합니다/)).toBeVisible();
  },
};

/** The reward of an event goes to money or points, once for a member. */
export const Event: Story = {
  play: async ({ canvas }) => {
    const choice = await canvas.findByLabelText('이벤트 보상');
    await choose(choice, '5');
    await choose(canvas.getByLabelText('대상'), 'tether');
    await typeInto(canvas.getByLabelText('금액'), '5');
    await typeInto(canvas.getByLabelText('사유'), '이벤트 보상');
    await press(canvas.getByRole('button', { name: /지급$/ }));
    await expect(canvas.getByText(/보유머니나 포인트로만/)).toBeVisible();
    await choose(canvas.getByLabelText('대상'), 'points');
    await waitFor(() => expect(canvas.queryByText(/보유머니나 포인트로만/)).toBeNull());
  },
};
