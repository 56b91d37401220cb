import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { choose, press, typeInto } from '@/shared/lib/test-press';
import { readScope } from '../lib/sample-settings';
import { LimitForm } from './limit-form';

const meta = {
  title: 'widgets/desk-settings/LimitForm',
  component: LimitForm,
  parameters: { scope: () => readScope() },
} satisfies Meta<typeof LimitForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The fields begin with what is set; slips in play have no withdrawals. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await choose(canvas.getByLabelText('바꿀 대상'), 'vip');
    await expect(canvas.getByLabelText('새 하루 환전')).toHaveValue('50000000');
    await choose(canvas.getByLabelText('바꿀 대상'), 'inPlay');
    await expect(canvas.getByLabelText('새 최대 베팅')).toHaveValue('3000000');
    await expect(canvas.queryByLabelText('새 하루 환전')).toBeNull();
  },
};

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas.getByLabelText('새 최소 베팅'), '999');
    await typeInto(canvas.getByLabelText('새 최대 당첨'), '만원');
    await press(canvas.getByRole('button', { name: '변경 요청' }));
    await expect(canvas.getByText('1,000원부터 1,000,000원까지 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText('10,000원부터 1,000,000,000원까지 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
  },
};

/** Takes the place of what is in the field. */
const whole = { initialSelectionStart: 0, initialSelectionEnd: 20 };

/** A member of the highest levels would have less than an ordinary one. */
export const BelowOthers: Story = {
  play: async ({ canvas }) => {
    await choose(canvas.getByLabelText('바꿀 대상'), 'vip');
    await typeInto(canvas.getByLabelText('새 최대 베팅'), '4000000', whole);
    await typeInto(canvas.getByLabelText('사유'), '한도 조정');
    await press(canvas.getByRole('button', { name: '변경 요청' }));
    await expect(canvas.getByText(/일반 회원의 한도를 먼저 내려주세요/)).toBeVisible();
  },
};
