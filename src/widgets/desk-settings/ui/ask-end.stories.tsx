import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Form } from '@/shared/ui/form';
import { bonusForm } from '../model/bonus';
import { AskEnd } from './ask-end';
import { messages } from './messages';

// A model is no argument: the catalogue writes arguments as JSON.
const meta = {
  title: 'widgets/desk-settings/AskEnd',
  component: AskEnd,
  render: () => (
    <Form form={bonusForm} label={messages.askBonus}>
      <AskEnd form={bonusForm} />
    </Form>
  ),
} satisfies Meta<typeof AskEnd>;
export default meta;
type Story = StoryObj;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '사유' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: messages.ask })).toBeEnabled();
  },
};
