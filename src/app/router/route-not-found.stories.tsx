import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RouteNotFound } from './route-error';

const meta = {
  title: 'app/router/RouteNotFound',
  component: RouteNotFound,
  parameters: { router: { path: '/nowhere' } },
} satisfies Meta<typeof RouteNotFound>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('404')).toBeVisible();
  },
};
