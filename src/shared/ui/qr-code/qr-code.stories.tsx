import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { QrCode } from './qr-code';

const meta = {
  title: 'shared/ui/QrCode',
  component: QrCode,
  args: { text: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', label: '입금 주소 QR' },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An address of TRC-20. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '입금 주소 QR' })).toBeVisible();
  },
};
