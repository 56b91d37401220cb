import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $api, createFakeApi } from '@/shared/api';
import { makeScope } from '@/shared/lib/test-scope';
import { DefaultLayout } from './default-layout';
import { AuthLayout, MaintenanceLayout } from './layouts';

const news = [
  { id: 1, contents: '<b>공지</b> 정기 점검 안내입니다.', createdAt: 1_795_237_200_000 },
];

function scope() {
  const api = createFakeApi({
    'GET /newsLink': { body: news },
    'GET /popup': { body: [] },
    'GET /setting/messenger': { body: [] },
  });
  return makeScope({ values: [[$api, api]] });
}

const meta = {
  title: 'app/router/Layouts',
  component: DefaultLayout,
  parameters: { router: { path: '/' }, layout: 'fullscreen', scope },
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
