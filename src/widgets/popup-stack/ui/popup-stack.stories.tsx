import { expect, screen, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import type { PopupDto } from '@/shared/api';
import { $api, createFakeApi } from '@/shared/api/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { PopupStack } from './popup-stack';

function scopeOf(shown: readonly PopupDto[]) {
  const api = createFakeApi({ 'GET /popup': { body: shown } });
  return () => {
    localStorage.removeItem('hanpan.popups');
    sessionStorage.removeItem('hanpan.popups-closed');
    return makeScope({ values: [[$api, api]] });
  };
}

const meta = {
  title: 'widgets/popup-stack/PopupStack',
  component: PopupStack,
  parameters: { layout: 'fullscreen', scope: scopeOf(makePopups()) },
} satisfies Meta<typeof PopupStack>;
export default meta;
type Story = StoryObj<typeof meta>;

// Below the meta: the catalogue's check takes the first title of a file for its place.
function makePopups(): PopupDto[] {
  return [
    {
      id: 1,
      title: '시스템 점검 안내',
      contents:
        '11월 22일(일) 04:00–05:00에 <b>시스템 점검</b>이 있습니다.<br>점검 중에는 베팅을 이용하실 수 없습니다.',
    },
    {
      id: 2,
      title: '출석체크 이벤트',
      contents: '매일 출석하고 <a href="/attendance">보너스 포인트</a>를 받아가세요.',
    },
  ];
}

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
    scope: scopeOf([
      { id: 3, title: '공지', contents: '안내<img src="x" onerror="alert(1)"><script>1</script>' },
    ]),
  },
  play: async ({ canvas }) => {
    await press(await canvas.findByRole('button', { name: '공지' }));
    await expect(await screen.findByText('안내')).toBeVisible();
    await expect(screen.queryByRole('img')).toBeNull();
  },
};

export const None: Story = { parameters: { scope: scopeOf([]) } };
