import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $messengers } from '@/entities/messenger';
import { makeMessengers } from '@/entities/messenger/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { MaintenancePage } from './maintenance-page';

const meta = {
  title: 'pages/maintenance/MaintenancePage',
  component: MaintenancePage,
  parameters: {
    layout: 'fullscreen',
    router: { path: '/maintenance' },
    scope: () => makeScope({ values: [[$messengers, makeMessengers()]] }),
  },
} satisfies Meta<typeof MaintenancePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '점검 안내' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '24시간 비회원 문의' })).toBeVisible();
  },
};

export const WithoutMessengers: Story = { parameters: { scope: () => makeScope() } };
