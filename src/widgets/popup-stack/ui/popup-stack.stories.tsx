import { expect, screen, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { popupScope, samplePopups } from '../lib/sample-popups';
import { PopupStack } from './popup-stack';

const meta = {
  title: 'widgets/popup-stack/PopupStack',
  component: PopupStack,
  parameters: { layout: 'fullscreen', scope: popupScope(samplePopups) },
} satisfies Meta<typeof PopupStack>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Never more than a line at the foot: what a member came for is above. */
export const Two: Story = {
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('article', { name: '시스템 점검 안내' });
    await expect(line.getBoundingClientRect().height).toBeLessThanOrEqual(48);
    await expect(line.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight / 2);
  },
};

export const Reading: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '시스템 점검 안내' }));
    const dialog = within(await screen.findByRole('dialog', { name: '시스템 점검 안내' }));
    await expect(dialog.getByText(/이용하실 수 없습니다/)).toBeVisible();
    await press(dialog.getByRole('button', { name: '3시간 동안 보지 않기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    localStorage.removeItem('hanpan.popups');
  },
};

export const ClosedAndSnoozed: Story = {
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '시스템 점검 안내' }));
    await press(await screen.findByRole('button', { name: '닫기' }));
    await expect(canvas.queryByRole('article', { name: '시스템 점검 안내' })).toBeNull();
    await press(canvas.getByRole('button', { name: '3시간 동안 보지 않기' }));
    await expect(canvas.queryByRole('article')).toBeNull();
    localStorage.removeItem('hanpan.popups');
    sessionStorage.removeItem('hanpan.popups-closed');
  },
};

/** The lower bar of 60 px, and 10 px above it the slip's of 56 px: neither may cover the buttons. */
export const AboveTheBars: Story = {
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const { layout } = root.dataset;
    root.dataset.layout = 'mobile';
    root.toggleAttribute('data-slip-bar', true);
    const close = await canvas.findByRole('button', { name: '시스템 점검 안내 닫기' });
    await expect(close.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight - 126);
    root.toggleAttribute('data-slip-bar', false);
    if (layout === undefined) delete root.dataset.layout;
    else root.dataset.layout = layout;
  },
};

export const Hostile: Story = {
  parameters: {
    scope: popupScope([
      { id: 3, title: '공지', contents: '안내<img src="x" onerror="alert(1)"><script>1</script>' },
    ]),
  },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '공지' }));
    await expect(await screen.findByText('안내')).toBeVisible();
    await expect(screen.queryByRole('img')).toBeNull();
  },
};
