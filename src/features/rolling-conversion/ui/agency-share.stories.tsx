import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeAgency } from '../testing';
import { AgencyShare } from './agency-share';

const meta = {
  title: 'features/rolling-conversion/AgencyShare',
  component: AgencyShare,
  args: { agency: makeAgency(), currency: 'KRW' },
} satisfies Meta<typeof AgencyShare>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Won: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('12명')).toBeVisible();
    await expect(canvas.getByText('33,100')).toBeVisible();
  },
};

export const Dollars: Story = { args: { currency: 'USD' } };
