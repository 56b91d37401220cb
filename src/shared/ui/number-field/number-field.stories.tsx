import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { typeInto } from '@/shared/lib/test-press';
import { Stack } from '../stack';
import { NumberField, type NumberFieldProps } from './number-field';

function Held({ value: first, onValueChange, ...rest }: NumberFieldProps) {
  const [value, setValue] = useState(first);
  function change(next: number | null) {
    setValue(next);
    onValueChange(next);
  }
  return <NumberField {...rest} value={value} onValueChange={change} />;
}

const meta = {
  title: 'shared/ui/NumberField',
  component: NumberField,
  args: { label: '베팅금액', value: null, onValueChange: fn(), labelPlace: 'inside', size: 'lg' },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: '베팅금액' });
    await typeInto(field, '1234567');
    await expect(field).toHaveValue('1,234,567');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(1234567);
    await typeInto(field, '{Backspace}', {
      initialSelectionStart: 3,
      initialSelectionEnd: 3,
    });
    await expect(field).toHaveValue('134,567');
    await expect(field.selectionStart).toBe(1);
    await userEvent.clear(field);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
  },
};

/** What is no whole number is refused, and the caret stays; full-width digits and separators are taken. */
export const Refused: Story = {
  args: { value: 1000 },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: '베팅금액' });
    await typeInto(field, 'x-e', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await expect(field).toHaveValue('1,000');
    await expect(field.selectionStart).toBe(2);
    for (const text of ['0x10', '1e3', 'Infinity', '-5']) {
      field.select();
      await userEvent.paste(text);
      await expect(field).toHaveValue('1,000');
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
    field.select();
    await userEvent.paste('１２,３４５');
    await expect(field).toHaveValue('12,345');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12_345);
  },
};

export const FractionIsLeftOut: Story = {
  args: { fractionHint: '1달러 단위로만 베팅하실 수 있습니다.' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: '베팅금액' });
    await typeInto(field, '12.5');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
    await expect(canvas.getByRole('status')).toHaveTextContent('1달러 단위로만');
    await userEvent.tab();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Matrix: Story = {
  render: () => (
    <Stack gap="4">
      <Held label="베팅금액" labelPlace="inside" size="lg" value={50000} onValueChange={fn()} />
      <Held
        label="충전 금액"
        size="lg"
        leading="원"
        value={100000000}
        onValueChange={fn()}
        required
      />
      <Held label="보유 금액" labelPlace="above" value={0} onValueChange={fn()} disabled />
      <Held
        label="환전 금액"
        size="md"
        trailing="원"
        value={null}
        placeholder="0"
        hint="1만원 단위"
        onValueChange={fn()}
      />
      <Held
        label="베팅금액"
        labelPlace="inside"
        size="lg"
        value={1500000}
        error="한 번에 1,000,000원까지 베팅할 수 있습니다"
        onValueChange={fn()}
      />
    </Stack>
  ),
};
