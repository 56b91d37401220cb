import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { makeDetail } from '../lib/sample-events';
import { listStates, openedOne } from '../lib/sample-states';
import { EventsPage } from './events-page';

const meta = {
  title: 'pages/event/EventsPage',
  component: EventsPage,
  parameters: { layout: 'fullscreen', router: { path: '/event' } },
} satisfies Meta<typeof EventsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  parameters: inScenarios(listStates),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /추석 맞이 이벤트/ });
    await expect(link).toHaveAttribute('href', '/event/3');
  },
};

export const One: Story = {
  parameters: {
    ...openedOne({ body: makeDetail() }),
    router: { path: '/event/5' },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/응원해주신 모든 분께/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '목록' })).toBeVisible();
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
