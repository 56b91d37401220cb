import { expect, screen, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { KeyMapDialog } from './key-map-dialog';

const meta = {
  title: 'features/key-map/KeyMapDialog',
  component: KeyMapDialog,
} satisfies Meta<typeof KeyMapDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '단축키 안내' })).toBeVisible();
    const use = screen.getByRole('checkbox', { name: '한 글자 단축키 사용' });
    await expect(use).toBeChecked();
    await press(use);
    await expect(use).not.toBeChecked();
    await userEvent.keyboard(' ');
    await expect(use).toBeChecked();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};
