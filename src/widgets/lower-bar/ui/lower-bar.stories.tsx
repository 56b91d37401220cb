import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { $member, $unseenResults } from '@/entities/member';
import { memberKinds } from '@/entities/member/testing';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { $place } from '@/shared/routes';
import { $isPanelOpen, $wasOpened } from '../model';
import { LowerBar } from './lower-bar';

function scopeOf(
  kind: keyof typeof memberKinds | null,
  isOpen = false,
  path = '/korea/cross',
  unseenResults = 0,
) {
  const values = [
    [$unseenResults, unseenResults],
    [$member, kind && memberKinds[kind]],
    [$place, { href: path, path, route: path }],
    [$isPanelOpen, isOpen],
    [$wasOpened, isOpen],
  ] as const;
  return { router: { path }, scope: () => makeScope({ values }) };
}

const meta = {
  title: 'widgets/lower-bar/LowerBar',
  component: LowerBar,
  parameters: { layout: 'fullscreen', ...scopeOf('gs') },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof LowerBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bar: Story = {
  play: async ({ canvas }) => {
    const sports = await canvas.findByRole('link', { name: '스포츠' });
    await expect(sports).toHaveAttribute('aria-current', 'page');
    // Level, name, money and points are above the tabs.
    await expect(canvas.getByText('한강바람')).toBeVisible();
    await expect(canvas.getByText('1,284,500')).toBeVisible();
    await expect(canvas.getByText('12,400P')).toBeVisible();
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const BarGuest: Story = { parameters: scopeOf(null) };

export const OpenGuest: Story = {
  parameters: scopeOf(null, true),
  play: async () => {
    await screen.findByRole('dialog', { name: '바로가기' });
    await expect(screen.getByRole('button', { name: '로그인' })).toBeVisible();
    await expect(screen.getByRole('link', { name: /^고객센터/ })).toBeVisible();
  },
};

export const OpenGs: Story = {
  parameters: scopeOf('gs', true),
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: '바로가기' });
    await expect(screen.getByText('1,284,500원')).toBeVisible();
    await expect(panel.querySelectorAll('a')).toHaveLength(11);
  },
};

/** Results that were not seen are counted where the way to them is. */
export const NewResults: Story = {
  parameters: scopeOf('gs', false, '/korea/cross', 2),
  play: async ({ canvas }) => {
    const arrow = await canvas.findByRole('button', { name: /새 베팅 결과 2/ });
    await expect(canvas.getByRole('link', { name: /^내정보/ })).not.toHaveTextContent('2');
    await press(arrow);
    const panel = within(await screen.findByRole('dialog', { name: '바로가기' }));
    const history = panel.getByRole('link', { name: /베팅내역/ });
    await expect(history).toHaveAttribute('href', '/bet_result');
    await expect(history).toHaveTextContent('새 베팅 결과 2');
  },
};

export const OpenCoinOnly: Story = {
  parameters: scopeOf('coinOnly', true),
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: '바로가기' }));
    await expect(panel.getByText('$1,234.56')).toBeVisible();
    await expect(screen.queryByRole('link', { name: /^충전/ })).toBeNull();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, step }) => {
    const arrow = await canvas.findByRole('button', { name: /바로가기 열기/ });
    await step('Enter opens the panel', async () => {
      arrow.focus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('dialog', { name: '바로가기' });
    });
    await step('Esc closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(arrow).toHaveFocus());
    });
  },
};
