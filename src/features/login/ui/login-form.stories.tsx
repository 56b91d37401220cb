import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { LoginForm } from './login-form';

const meta = {
  title: 'features/login/LoginForm',
  component: LoginForm,
  args: { returnTo: '/korea/cross' },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: 'coin01' }));
    await waitFor(() => expect(canvas.getByLabelText('비밀번호')).toHaveValue('demo1234'));
  },
};
