import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { FramedNotFound } from './route-error';

const meta = {
  title: 'app/router/FramedNotFound',
  component: FramedNotFound,
  parameters: { router: { path: '/nowhere' }, layout: 'fullscreen', scope: () => makeScope() },
} satisfies Meta<typeof FramedNotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('404')).toBeVisible();
    await expect(canvas.getByText('데모 · 가상 머니')).toBeVisible();
  },
};
