import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $messengers, type Messenger } from '@/entities/messenger';
import { makeMessengers } from '@/entities/messenger/testing';
import { $setting } from '@/entities/setting/testing';
import { $api, createFakeApi } from '@/shared/api/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { SiteFooter } from './site-footer';

function scopeOf(currentAccessUserCount: number, messengers: readonly Messenger[]) {
  const api = createFakeApi({ 'GET /setting/messenger': { body: [] } });
  return () =>
    makeScope({
      values: [
        [$api, api],
        [$setting, { currentAccessUserCount }],
        [$messengers, messengers],
      ],
    });
}

const meta = {
  title: 'widgets/site-footer/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen', router: {}, scope: scopeOf(1234, makeMessengers()) },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '1336' })).toHaveAttribute(
      'href',
      'tel:1336',
    );
    await expect(canvas.getByRole('link', { name: '이용규정' })).toHaveAttribute('href', '/rule');
    await expect(canvas.getByText('1,234명')).toBeVisible();
    await expect(canvas.getByText(/가상 머니로만/)).toBeVisible();
  },
};

export const BeforeAnythingLoaded: Story = {
  parameters: { scope: scopeOf(0, []) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '1336' });
    await expect(canvas.queryByText(/접속자/)).toBeNull();
  },
};
