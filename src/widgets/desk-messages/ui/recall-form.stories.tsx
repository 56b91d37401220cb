import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { scopeOf, sentCalls } from '../lib/sample-sent';
import { RecallForm } from './recall-form';

const meta = {
  title: 'widgets/desk-messages/RecallForm',
  component: RecallForm,
  parameters: { scope: () => scopeOf() },
} satisfies Meta<typeof RecallForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithoutReason: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '회수' }));
    await expect(await canvas.findByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
    await expect(sentCalls).toEqual([]);
  },
};
