import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { makeScope } from '@/shared/lib/test-scope';
import { makeSavedSlip, sampleSlips } from '../lib/sample-slips';
import { SavedSlipRow } from './saved-slip-row';

const [ordinary, system, single, gone] = sampleSlips;

const meta = {
  title: 'features/saved-slips/SavedSlipRow',
  component: SavedSlipRow,
  args: { slip: ordinary ?? makeSavedSlip() },
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
  parameters: { scope: () => makeScope() },
} satisfies Meta<typeof SavedSlipRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const System: Story = { args: { slip: system ?? makeSavedSlip() } };
export const Single: Story = { args: { slip: single ?? makeSavedSlip() } };
/** Its match is not there any more, and its name is as long as names get. */
export const Gone: Story = { args: { slip: gone ?? makeSavedSlip() } };

export const Renaming: Story = {
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '주말 축구 이름 변경' }));
    const field = await canvas.findByRole('textbox', { name: '새 이름' });
    await expect(field).toHaveValue('주말 축구');
    await waitFor(() => expect(field).toHaveFocus());
  },
};
