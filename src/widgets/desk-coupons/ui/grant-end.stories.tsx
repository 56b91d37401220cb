import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Form } from '@/shared/ui/form';
import { scopeOf } from '../lib/sample-coupons';
import { form, issuing } from '../model/issue';
import { GrantEnd } from './grant-end';
import { messages } from './messages';

// A model is no argument: the catalogue writes arguments as JSON.
const meta = {
  title: 'widgets/desk-coupons/GrantEnd',
  component: GrantEnd,
  render: () => (
    <Form form={form} label={messages.issue}>
      <GrantEnd form={form} $isPending={issuing.$isPending} label={messages.issue} />
    </Form>
  ),
  parameters: { scope: () => scopeOf() },
} satisfies Meta<typeof GrantEnd>;
export default meta;
type Story = StoryObj;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '사유' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.issue })).toBeEnabled();
  },
};
