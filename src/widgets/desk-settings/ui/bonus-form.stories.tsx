import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { choose, press, typeInto } from '@/shared/lib/test-press';
import { readScope } from '../lib/sample-settings';
import { BonusForm } from './bonus-form';

const meta = {
  title: 'widgets/desk-settings/BonusForm',
  component: BonusForm,
  parameters: { scope: () => readScope() },
} satisfies Meta<typeof BonusForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The fields begin with what is set. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await choose(canvas.getByLabelText('바꿀 보너스'), 'every');
    await expect(canvas.getByLabelText('새 지급률')).toHaveValue('3');
    await expect(canvas.getByLabelText('새 최대 지급')).toHaveValue('50000');
    await expect(canvas.getByLabelText('새 롤링')).toHaveValue('200');
  },
};

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await choose(canvas.getByLabelText('바꿀 보너스'), 'every');
    await typeInto(canvas.getByLabelText('새 지급률'), '50.01');
    await typeInto(canvas.getByLabelText('새 롤링'), '99');
    await press(canvas.getByRole('button', { name: '변경 요청' }));
    await expect(canvas.getByText(/50%까지, 소수 둘째 자리까지 입력해주세요/)).toBeVisible();
    await expect(canvas.getByText('100%부터 2,000%까지 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
  },
};
