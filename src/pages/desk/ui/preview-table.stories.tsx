import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDetail, samples } from '../lib/sample-states';
import { PreviewTable } from './preview-table';

const { preview } = makeDetail();
const large = makeDetail(samples.long).preview;
if (preview === null || large === null) throw new Error('The sample deposit has a preview.');

const meta = {
  title: 'pages/desk/PreviewTable',
  component: PreviewTable,
  args: { preview, currency: 'KRW' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PreviewTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordinary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /보유머니/ })).toHaveTextContent('+3,000,000');
  },
};

export const LargeAmounts: Story = {
  args: { preview: large },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(376);
  },
};

export const Usd: Story = { args: { currency: 'USD' } };
