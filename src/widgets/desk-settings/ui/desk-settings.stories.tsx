import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { broken, makeSettings, never, scopeOf, sent } from '../lib/sample-settings';
import { DeskSettings } from './desk-settings';

const settingsOf = (...given: Parameters<typeof scopeOf>) => ({ scope: () => scopeOf(...given) });

const meta = {
  title: 'widgets/desk-settings/DeskSettings',
  component: DeskSettings,
  decorators: [
    (Story) => (
      <div style={{ height: 900 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'fullscreen', router: { path: '/' }, frame: false, ...settingsOf() },
} satisfies Meta<typeof DeskSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await typeInto(await canvas.findByLabelText('새 시간(분)'), '90');
    await press(canvas.getByRole('button', { name: '변경' }));
    await expect(await canvas.findByText('90분')).toBeVisible();
    await expect(canvas.queryByText('1부터 720까지의 숫자를 입력해주세요.')).toBeNull();
    await expect(sent).toEqual([{ autoLogoutMin: 90, was: { autoLogoutMin: 120 } }]);
    await expect(canvas.getByRole('link', { name: '설정 변경 목록에서 처리' })).toHaveAttribute(
      'href',
      '/admin/setting-request',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Everything is closed, no rate is set, no word is banned and nothing waits. */
export const Closed: Story = {
  parameters: settingsOf(
    { 'GET /desk/request/setting?tab=waiting': { body: { data: [], nextCursor: null } } },
    makeSettings({
      ...{ siteNoticeFlg: true, joinStartEndFlg: true, tetherMaintenanceFlag: 1 },
      ...{ idNiknameBan: [], usdRate: null },
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '점검 종료' })).toBeVisible();
    await expect(canvas.getByText('등록된 금지어가 없습니다.')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: settingsOf({ 'GET /admin/setting': never }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '사이트 설정' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  parameters: settingsOf({ 'GET /admin/setting': broken }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('설정을 불러오지 못했습니다.')).toBeVisible();
  },
};
