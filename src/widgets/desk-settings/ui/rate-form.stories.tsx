import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { readScope } from '../lib/sample-settings';
import { RateForm } from './rate-form';

const meta = {
  title: 'widgets/desk-settings/RateForm',
  component: RateForm,
  parameters: { scope: () => readScope() },
} satisfies Meta<typeof RateForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas.getByLabelText('새 환율(1달러)'), '13.805');
    await press(canvas.getByRole('button', { name: '변경 요청' }));
    await expect(canvas.getByText(/소수 둘째 자리까지 입력해주세요/)).toBeVisible();
    await expect(canvas.getByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
  },
};
