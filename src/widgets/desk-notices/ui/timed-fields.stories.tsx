import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { Button } from '@/shared/ui/button';
import { Form } from '@/shared/ui/form';
import { noticesOf } from '../lib/sample-notices';
import { events } from '../model/events';
import { TimedFields } from './timed-fields';

// A model is no argument: the catalogue writes arguments as JSON.
const meta = {
  title: 'widgets/desk-notices/TimedFields',
  component: TimedFields,
  render: () => (
    <Form form={events.form} label="이벤트">
      <TimedFields form={events.form} />
      <Button type="submit">등록</Button>
    </Form>
  ),
  parameters: noticesOf(),
} satisfies Meta<typeof TimedFields>;
export default meta;
type Story = StoryObj;

/** Each field says what is wrong with it. */
export const Wrong: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '등록' }));
    await expect(canvas.getByText('제목을 입력해주세요.')).toBeVisible();
    await expect(canvas.getByText('내용을 입력해주세요.')).toBeVisible();
    await expect(canvas.getAllByText('2026-11-23 18:00처럼 입력해주세요.')).toHaveLength(2);
  },
};
