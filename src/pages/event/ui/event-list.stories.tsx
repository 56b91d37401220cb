import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { listStates } from '../lib/sample-states';
import { EventList } from './event-list';

const meta = {
  title: 'pages/event/EventList',
  component: EventList,
  parameters: { router: { path: '/event' } },
} satisfies Meta<typeof EventList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios(listStates),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /추석 맞이 이벤트/ });
    await expect(link).toHaveAttribute('href', '/event/3');
  },
};

export const Loading: Story = { parameters: listStates.loading };

export const Empty: Story = {
  parameters: listStates.empty,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('진행 중인 이벤트가 없습니다.')).toBeVisible();
  },
};

export const Failed: Story = { parameters: listStates.failed };
