import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Field } from './field';

const meta = {
  title: 'shared/ui/Field',
  component: Field,
  args: {
    label: '아이디',
    hint: '영문, 숫자 6~14자',
    children: (control) => <input {...control} />,
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithError: Story = {
  args: { error: '위 항목을 입력해주세요.', required: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('위 항목을 입력해주세요.');
  },
};
