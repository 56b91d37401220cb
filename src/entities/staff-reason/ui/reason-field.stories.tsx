import * as z from 'zod/mini';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { createForm } from '@/shared/lib/form';
import { press, typeInto } from '@/shared/lib/test-press';
import { Button } from '@/shared/ui/button';
import { Form } from '@/shared/ui/form';
import { staffReason } from '../lib/staff-reason';
import { ReasonField } from './reason-field';

const form = createForm({ initial: { reason: '' }, schema: z.object({ reason: staffReason }) });

// A model is no argument: the catalogue writes arguments as JSON.
const meta = {
  title: 'entities/staff-reason/ReasonField',
  component: ReasonField,
} satisfies Meta<typeof ReasonField>;
export default meta;
type Story = StoryObj;

export const Playground: Story = {
  render: () => (
    <Form form={form} label="조치">
      <ReasonField form={form} />
      <Button type="submit">저장</Button>
    </Form>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '사유' });
    await typeInto(field, '가');
    await press(canvas.getByRole('button', { name: '저장' }));
    await expect(field).toHaveAccessibleDescription('사유를 2자 이상 입력해주세요.');
  },
};
