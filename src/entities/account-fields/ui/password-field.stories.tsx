import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import * as z from 'zod/mini';
import { createForm } from '@/shared/lib/form';
import { press, typeInto } from '@/shared/lib/test-press';
import { asArg } from '@/shared/lib/test-scope';
import { PasswordField } from './password-field';

const initial = { password: '' };
const form = asArg(createForm({ initial, schema: z.object({ password: z.string() }) }));

const meta = {
  title: 'entities/account-fields/PasswordField',
  component: PasswordField<typeof initial>,
  args: { form, name: 'password', label: '비밀번호', hint: '4~12자' },
} satisfies Meta<typeof PasswordField<typeof initial>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  args: { required: true },
  play: async () => {
    const field = screen.getByLabelText(/^비밀번호/, { selector: 'input' });
    await typeInto(field, 'secret12');
    await expect(field).toHaveAttribute('type', 'password');
    await press(screen.getByRole('button', { name: '비밀번호 보기' }));
    await expect(field).toHaveAttribute('type', 'text');
  },
};
