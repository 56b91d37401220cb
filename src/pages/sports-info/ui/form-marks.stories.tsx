import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { FormMarks } from './form-marks';

const meta = {
  title: 'pages/sports-info/FormMarks',
  component: FormMarks,
  args: { form: ['won', 'drawn', 'lost'] },
} satisfies Meta<typeof FormMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '승 무 패' })).toBeVisible();
  },
};

export const None: Story = { args: { form: [] } };
