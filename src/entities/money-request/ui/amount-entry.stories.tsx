import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { asArg, makeScope } from '@/shared/lib/test-scope';
import { type SampleValues, sampleModel } from '../lib/sample-form';
import { AmountEntry } from './amount-entry';

const meta = {
  title: 'entities/money-request/AmountEntry',
  component: AmountEntry<SampleValues>,
  args: {
    form: asArg(sampleModel.form),
    label: '충전 금액',
    size: 'lg',
    quick: [1, 5, 10, 50, 100].map((amount) => ({ label: `+${amount}만`, add: amount * 10_000 })),
  },
  parameters: { scope: () => makeScope() },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof AmountEntry<SampleValues>>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The buttons add to what is typed. */
export const Playground: Story = {
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

/** Whole units are typed; a button may set the whole, and what it comes to is beside the field. */
export const Units: Story = {
  args: {
    unit: 100,
    columns: 2,
    quick: [{ label: '전체', set: 12_300 }],
    aside: <output>= 169,740원</output>,
  },
  play: async ({ canvas }) => {
    await press(canvas.getByRole('button', { name: '전체' }));
    await expect(canvas.getByRole('textbox', { name: '충전 금액' })).toHaveValue('123');
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
