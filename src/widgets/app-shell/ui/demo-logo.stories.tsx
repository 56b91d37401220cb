import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { DemoLogo } from './demo-logo';

const meta = {
  title: 'widgets/app-shell/DemoLogo',
  component: DemoLogo,
  parameters: { router: { path: '/login' } },
} satisfies Meta<typeof DemoLogo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const home = await canvas.findByRole('link', { name: /데모 · 가상 머니/ });
    await expect(home).toHaveAttribute('href', '/');
  },
};
