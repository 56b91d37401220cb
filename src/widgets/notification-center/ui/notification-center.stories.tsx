import { useUnit } from 'effector-react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { NotificationBell, notificationsDialog } from '@/entities/notification';
import { noCounts } from '@/entities/notification/testing';
import { makeProblem, never } from '@/shared/api/testing';
import { press } from '@/shared/lib/test-press';
import { NotificationCenter } from './notification-center';
import { centerScope } from './sample-scope';

/** As the site has it: a bell, and below it what the shell draws while it is open. */
function WithBell() {
  const isOpen = useUnit(notificationsDialog.$isOpen);
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <NotificationBell />
      {isOpen && <NotificationCenter />}
    </div>
  );
}

const meta = {
  title: 'widgets/notification-center/NotificationCenter',
  component: NotificationCenter,
  render: () => <WithBell />,
  parameters: { router: {}, ...centerScope() },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof NotificationCenter>;
export default meta;
type Story = StoryObj<typeof meta>;

async function panel() {
  return within(await screen.findByRole('dialog', { name: '알림' }));
}

export const Playground: Story = {
  play: async () => {
    const center = await panel();
    await expect(await center.findByText('새 알림 5')).toBeVisible();
    await expect(await center.findByRole('heading', { name: '어제' })).toBeVisible();
    await expect(center.getByRole('list', { name: '오늘' }).children).toHaveLength(5);
    await expect(center.getByRole('list', { name: '어제' }).children).toHaveLength(2);
    await expect(center.getByRole('button', { name: '지난 알림 보기' })).toBeVisible();
  },
};

/** One is marked, and its row keeps the focus; then all. */
export const MarkedAsRead: Story = {
  play: async () => {
    const center = await panel();
    const read = await center.findByRole('button', { name: '환전 거절 읽음으로 표시' });
    read.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await center.findByText('새 알림 4')).toBeVisible();
    const row = center.getByText('환전 거절').closest('li');
    await waitFor(() => expect(row).toHaveFocus());
    const all = center.getByRole('button', { name: '모두 읽음' });
    await press(all);
    await waitFor(() => expect(center.queryByText(/^새 알림 \d/)).toBeNull());
    await expect(all).toHaveFocus();
    await expect(center.queryByRole('button', { name: /읽음으로 표시/ })).toBeNull();
  },
};

/** Esc closes it and gives the focus back to the bell. */
export const ByKeyboard: Story = {
  parameters: centerScope({}, { isOpen: false }),
  play: async ({ canvas }) => {
    const bell = await canvas.findByRole('button', { name: /^알림/ });
    bell.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: '알림' })).toHaveFocus();
    await expect(bell).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(bell).toHaveAccessibleName('알림, 새 알림 5'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(bell).toHaveFocus());
    await expect(bell).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OneKind: Story = {
  play: async () => {
    const center = await panel();
    await press(await center.findByRole('button', { name: /^베팅/, pressed: false }));
    await waitFor(() => expect(center.getAllByRole('listitem')).toHaveLength(2));
  },
};

export const Loading: Story = {
  parameters: centerScope({ 'GET /notification': never }),
};

const nothing = { body: { data: [], nextCursor: null, unread: noCounts } };

export const Empty: Story = {
  parameters: centerScope({ 'GET /notification': nothing }),
  play: async () => {
    await expect(await screen.findByText('새 알림이 없습니다.')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: centerScope({ 'GET /notification': makeProblem('INTERNAL') }),
  play: async () => {
    const center = await panel();
    await expect(await center.findByRole('alert')).toHaveTextContent('알림을 불러오지 못했습니다.');
    await press(center.getByRole('button', { name: '다시 시도' }));
  },
};

/** From the foot of the window, as wide as it is. */
export const Phone: Story = {
  parameters: centerScope({}, { device: 'phone' }),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const center = await panel();
    await expect(await center.findByText('환전 거절')).toBeVisible();
    const sheet = screen.getByRole('dialog', { name: '알림' });
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await press(center.getByRole('button', { name: '알림 닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
