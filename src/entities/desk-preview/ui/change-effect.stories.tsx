import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '@/shared/ui/stack';
import { makePreview } from '../lib/sample-preview';
import { ChangeEffect } from './change-effect';

const meta = {
  title: 'entities/desk-preview/ChangeEffect',
  component: ChangeEffect,
  args: { preview: makePreview() },
} satisfies Meta<typeof ChangeEffect>;
export default meta;
type Story = StoryObj<typeof meta>;

/** With a debt, and where nothing changes or more than is listed. */
export const Matrix: Story = {
  render: () => (
    <Stack gap="4">
      <ChangeEffect preview={makePreview()} />
      <ChangeEffect preview={makePreview({ changed: 0, lost: 0, money: [], bets: [] })} />
      <ChangeEffect preview={makePreview({ changed: 412, lost: 412, hasMore: true })} />
    </Stack>
  ),
};
