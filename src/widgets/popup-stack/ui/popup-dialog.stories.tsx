import { allSettled } from 'effector';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { popupScope, samplePopups } from '../lib/sample-popups';
import { PopupGate, popupOpened } from '../model';
import { PopupDialog } from './popup-dialog';

/** The first popup is read. */
function reading() {
  const scope = popupScope(samplePopups)();
  void allSettled(PopupGate.open, { scope, params: {} });
  void allSettled(popupOpened, { scope, params: 1 });
  return scope;
}

const meta = {
  title: 'widgets/popup-stack/PopupDialog',
  component: PopupDialog,
  parameters: { scope: reading },
} satisfies Meta<typeof PopupDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByText(/이용하실 수 없습니다/)).toBeVisible();
  },
};

export const Snoozed: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: '시스템 점검 안내' }));
    await press(dialog.getByRole('button', { name: '3시간 동안 보지 않기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    localStorage.removeItem('hanpan.popups');
  },
};
