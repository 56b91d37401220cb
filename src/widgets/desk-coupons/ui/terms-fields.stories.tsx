import { allSettled } from 'effector';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { scopeOf } from '../lib/sample-coupons';
import { form } from '../model/issue';
import { TermsFields } from './terms-fields';

// A model is no argument: the catalogue writes arguments as JSON.
const meta = {
  title: 'widgets/desk-coupons/TermsFields',
  component: TermsFields,
  render: () => <TermsFields form={form} />,
  parameters: { scope: () => scopeOf() },
} satisfies Meta<typeof TermsFields>;
export default meta;
type Story = StoryObj;

export const Points: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: '달러 금액' })).toBeNull();
  },
};

export const Money: Story = {
  parameters: {
    scope: () => {
      const scope = scopeOf();
      void allSettled(form.changed, { scope, params: { name: 'kind', value: 'money' } });
      return scope;
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '달러 금액' })).toBeVisible();
  },
};
