import { fork } from 'effector';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { AuthLayout, DefaultLayout, MaintenanceLayout } from './layouts';

const meta = {
  title: 'app/router/Layouts',
  component: DefaultLayout,
  parameters: { router: { path: '/' }, layout: 'fullscreen', scope: () => fork() },
} satisfies Meta<typeof DefaultLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main')).toBeInTheDocument();
    await expect(await canvas.findByRole('contentinfo')).toBeInTheDocument();
  },
};

export const Auth: Story = {
  render: () => <AuthLayout />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main')).toBeInTheDocument();
  },
};

export const Maintenance: Story = {
  render: () => <MaintenanceLayout />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('main')).toBeInTheDocument();
  },
};
