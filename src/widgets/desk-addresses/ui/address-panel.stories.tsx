import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { rows, scopeOf } from '../lib/sample-addresses';
import { AddressPanel } from './address-panel';

const [ordinary, , long] = rows;

const meta = {
  title: 'widgets/desk-addresses/AddressPanel',
  component: AddressPanel,
  args: { address: ordinary as (typeof rows)[number] },
  parameters: { scope: () => scopeOf() },
} satisfies Meta<typeof AddressPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '차단 해제' })).toBeVisible();
  },
};

export const LongText: Story = { args: { address: long as (typeof rows)[number] } };
