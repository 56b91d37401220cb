import { expect, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { hoverOver } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $place } from '@/shared/routes';
import { TopBar } from './top-bar';

const sports = { href: '/korea/handicap', path: '/korea/handicap', route: '/korea/handicap' };

function parametersOf(kind: keyof typeof memberKinds | null, place = sports) {
  return {
    scope: () =>
      makeScope({
        values: [
          [$member, kind === null ? null : memberKinds[kind]],
          [$place, place],
        ],
      }),
  };
}

const meta = {
  title: 'widgets/top-bar/TopBar',
  component: TopBar,
  parameters: { layout: 'fullscreen', router: { path: '/korea/handicap' }, ...parametersOf('gs') },
} satisfies Meta<typeof TopBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  parameters: parametersOf(null),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '로그인' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '회원가입' })).toBeVisible();
  },
};

export const Gs: Story = {
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('button', { name: '알림' })).toBeVisible();
    await step('the menu drops down by keyboard', async () => {
      const link = await canvas.findByRole('link', { name: '스포츠' });
      await expect(link).toHaveAttribute('aria-current', 'true');
      link.focus();
      await userEvent.keyboard('{ArrowDown}');
      const page = await canvas.findByRole('link', { name: '핸디캡' });
      await expect(page).toBeVisible();
      await expect(page).toHaveAttribute('aria-current', 'page');
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('link', { name: '핸디캡' })).toBeNull();
      await expect(link).toHaveFocus();
    });
  },
};

/** The last ones are flush with their right edge, inside of the window. */
export const DroppedDown: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await hoverOver(await canvas.findByRole('link', { name: /^고객센터/ }));
    const link = await canvas.findByRole('link', { name: /^이용규정/ });
    await expect(link).toBeVisible();
    await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.keyboard('{Escape}');
    await expect(link).not.toBeVisible();
  },
};

export const Admin: Story = {
  parameters: parametersOf('admin'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('관리자')).toBeVisible();
    // Every other page would lead back.
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvas.queryByRole('link', { name: '충전' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^알림/ })).toBeNull();
  },
};
