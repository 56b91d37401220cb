import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { readScope } from '../lib/sample-settings';
import { MinutesForm } from './minutes-form';

const meta = {
  title: 'widgets/desk-settings/MinutesForm',
  component: MinutesForm,
  parameters: { scope: () => readScope() },
} satisfies Meta<typeof MinutesForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Wrong: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas.getByLabelText('새 시간(분)'), '721');
    await press(canvas.getByRole('button', { name: '변경' }));
    await expect(canvas.getByText('1부터 720까지의 숫자를 입력해주세요.')).toBeVisible();
  },
};
