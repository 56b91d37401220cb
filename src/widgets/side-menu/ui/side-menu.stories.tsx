import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { useUnit } from 'effector-react';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { $setting } from '@/entities/setting/testing';
import { $isSideMenuOpen, sideMenuOpened } from '@/entities/site-menu';
import { $api, createFakeApi } from '@/shared/api/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { factAnswers } from '../lib/sample-facts';
import { $wasOpened } from '../model/opening';
import { SideMenu } from './side-menu';

function scopeOf(kind: keyof typeof memberKinds | null, isOpen = true) {
  const values = [
    [$member, kind && memberKinds[kind]],
    [$setting, { currentAccessUserCount: 1284 }],
    [$api, createFakeApi({ 'GET /sports/count': { body: [] }, ...factAnswers })],
    [$isSideMenuOpen, isOpen],
    [$wasOpened, isOpen],
  ] as const;
  return { scope: () => makeScope({ values }) };
}

function WithOpener() {
  const onOpen = useUnit(sideMenuOpened);
  return (
    <>
      <button type="button" onClick={() => onOpen()}>
        메뉴 열기
      </button>
      <SideMenu />
    </>
  );
}

const meta = {
  title: 'widgets/side-menu/SideMenu',
  component: SideMenu,
  parameters: { layout: 'fullscreen', router: { path: '/korea/cross' }, ...scopeOf('gs') },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  parameters: scopeOf(null),
  play: async () => {
    await screen.findByRole('dialog', { name: '메뉴' });
    await expect(screen.getByRole('button', { name: '로그인' })).toBeVisible();
    await expect(screen.queryByRole('button', { name: '로그아웃' })).toBeNull();
  },
};

export const Gs: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: '메뉴' });
    await expect(screen.getByText('1,284,500원')).toBeVisible();
    await expect(screen.getByRole('link', { name: '크로스' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(screen.getByText('현재 접속자 1,284명')).toBeVisible();
  },
};

/** Pressing a group scrolls to its pages and moves the focus to the first of them. */
export const ToAGroup: Story = {
  parameters: scopeOf('ordinary'),
  play: async () => {
    await expect(await screen.findByText(/다음 레벨까지 98%$/)).toBeVisible();
    const rail = within(await screen.findByRole('navigation', { name: '페이지 묶음' }));
    const community = rail.getByRole('button', { name: /^커뮤니티/ });
    await press(community);
    await expect(community).toHaveAttribute('aria-current', 'true');
    const group = within(screen.getByRole('region', { name: '커뮤니티' }));
    await expect(group.getAllByRole('link')[0]).toHaveFocus();
  },
};

export const CoinOnly: Story = {
  parameters: scopeOf('coinOnly'),
  play: async () => {
    await screen.findByRole('dialog', { name: '메뉴' });
    await expect(screen.getByText('$1,234.56')).toBeVisible();
    // Among the shortcuts, and among all pages.
    const links = screen.getAllByRole('link', { name: /^테더충전/ });
    await expect(links).toHaveLength(2);
    for (const link of links) await expect(link).toBeVisible();
  },
};

export const Admin: Story = {
  parameters: scopeOf('admin'),
  play: async () => {
    await screen.findByRole('dialog', { name: '메뉴' });
    await expect(screen.queryByRole('button', { name: '로그아웃' })).toBeNull();
  },
};

/** A wide window may change its layout; a phone has only one. */
export const WideWindow: Story = { globals: { viewport: { value: 'desktop' } } };

export const Keyboard: Story = {
  parameters: scopeOf('gs', false),
  render: () => <WithOpener />,
  play: async ({ canvas, step }) => {
    const opener = await canvas.findByRole('button', { name: '메뉴 열기' });
    await step('Enter opens it', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: '메뉴' });
    });
    await step('Esc closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};
