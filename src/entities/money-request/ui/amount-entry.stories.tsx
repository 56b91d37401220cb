import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { AmountEntry, type AmountEntryProps } from './amount-entry';

function Held({ value: first, ...props }: AmountEntryProps) {
  const [value, setValue] = useState(first);
  return <AmountEntry {...props} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'entities/money-request/AmountEntry',
  component: AmountEntry,
  args: { kind: 'deposit', currency: 'KRW', value: null, onValueChange: () => undefined },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof AmountEntry>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Won: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '충전 금액' });
    await press(canvas.getByRole('button', { name: '+10만' }));
    await press(canvas.getByRole('button', { name: '+5만' }));
    await expect(field).toHaveValue('150,000');
    await press(canvas.getByRole('button', { name: '정정' }));
    await expect(field).toHaveValue('');
    await typeInto(field, '３０，０００');
    await expect(field).toHaveValue('30,000');
  },
};

export const Dollars: Story = {
  args: { kind: 'withdrawal', currency: 'USD', value: 5_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: '환전 금액' })).toHaveValue('50');
    await press(canvas.getByRole('button', { name: '+$10' }));
    await press(canvas.getByRole('button', { name: '+$1,000' }));
    await expect(canvas.getByRole('textbox', { name: '환전 금액' })).toHaveValue('1,060');
  },
};

/** On the narrowest phone two rows of three, each amount on one line. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '272px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    const rows = new Set(buttons.map((button) => button.getBoundingClientRect().top));
    await expect(buttons).toHaveLength(6);
    await expect(rows).toHaveProperty('size', 2);
    for (const button of buttons)
      await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const Wrong: Story = { args: { value: 5_000, error: '최소 충전금액은 10,000원입니다.' } };
