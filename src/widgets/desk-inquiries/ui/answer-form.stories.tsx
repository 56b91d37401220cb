import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { open, scopeOf, sent } from '../lib/sample-inquiries';
import { AnswerForm } from './answer-form';

const [ofGuest, ofMember] = open;

const meta = {
  title: 'widgets/desk-inquiries/AnswerForm',
  component: AnswerForm,
  args: { inquiry: ofGuest as (typeof open)[number] },
  parameters: { scope: () => scopeOf() },
} satisfies Meta<typeof AnswerForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToGuest: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/비회원에게는 전달되지 않습니다/)).toBeVisible();
  },
};

export const ToMember: Story = {
  args: { inquiry: ofMember as (typeof open)[number] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('회원에게 쪽지로 전달됩니다.')).toBeVisible();
  },
};

export const TooShort: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas.getByRole('textbox', { name: '답변' }), '네');
    await press(canvas.getByRole('button', { name: '답변 등록' }));
    await expect(await canvas.findByText('답변을 2자 이상 입력해주세요.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
