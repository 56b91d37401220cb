import { expect, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { $place } from '@/shared/routes';
import { TopBar } from './top-bar';

const sports = { href: '/korea/cross', path: '/korea/cross', route: '/korea/cross' };

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
  parameters: { layout: 'fullscreen', router: { path: '/korea/cross' }, ...parametersOf('gs') },
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

export const Ordinary: Story = { parameters: parametersOf('ordinary') };

export const Gs: Story = {
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByRole('button', { name: '알림' })).toBeVisible();
    await step('the menu drops down by keyboard', async () => {
      const link = await canvas.findByRole('link', { name: '스포츠' });
      link.focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(await canvas.findByRole('link', { name: '핸디캡' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('link', { name: '핸디캡' })).toBeNull();
      await expect(link).toHaveFocus();
    });
  },
};

export const CoinOnlyDollars: Story = {
  parameters: parametersOf('coinOnly'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$1,234.56')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '테더충전' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: '충전' })).toBeNull();
  },
};

export const LongFigures: Story = { parameters: parametersOf('wealthy') };

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
