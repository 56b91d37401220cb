import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { MaintenanceLayout } from './layouts';

const meta = {
  title: 'app/router/MaintenanceLayout',
  component: MaintenanceLayout,
  parameters: { router: { path: '/maintenance' }, layout: 'fullscreen', scope: () => makeScope() },
} satisfies Meta<typeof MaintenanceLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main')).toBeInTheDocument();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};
