import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import * as z from 'zod/mini';
import { createForm } from '@/shared/lib/form';
import { press } from '@/shared/lib/test-press';
import { asArg } from '@/shared/lib/test-scope';
import { Form } from '@/shared/ui/form';
import { accountInitial, accountShape } from '../lib/account-form';
import { ConsentField } from './account-fields';

const form = createForm({
  initial: accountInitial,
  schema: z.object({ ...accountShape([]), recommender: z.string() }),
});

const meta = {
  title: 'features/referral-signup/ConsentField',
  component: ConsentField<typeof accountInitial>,
  args: { form: asArg(form) },
  parameters: { router: {} },
  render: (args) => (
    <Form form={form} label="회원가입">
      <ConsentField {...args} />
      <button type="submit">가입</button>
    </Form>
  ),
} satisfies Meta<typeof ConsentField<typeof accountInitial>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const terms = await canvas.findByRole('link', { name: '이용규정 보기' });
    await expect(terms).toHaveAttribute('href', '/rule');
    await expect(terms).toHaveAttribute('target', '_blank');
  },
};

export const Missing: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '가입' }));
    await expect(await canvas.findByText('약관에 동의해주세요.')).toBeVisible();
  },
};
