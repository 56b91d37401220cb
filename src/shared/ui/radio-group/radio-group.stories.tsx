import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { RadioGroup, type RadioGroupProps } from './radio-group';

const bonuses = [
  { value: 'first', label: '첫충 5%', note: '+15,000P · 롤링 200%' },
  { value: 'every', label: '매충 3%', note: '+9,000P · 롤링 200%' },
  { value: 'none', label: '받지 않음', note: '롤링 100%' },
];

function Held({ value: first, onValueChange, ...rest }: RadioGroupProps<string>) {
  const [value, setValue] = useState(first);
  function change(next: string) {
    setValue(next);
    onValueChange(next);
  }
  return <RadioGroup {...rest} value={value} onValueChange={change} />;
}

const meta = {
  title: 'shared/ui/RadioGroup',
  component: RadioGroup,
  args: { label: '보너스', options: bonuses, value: 'first', look: 'card', onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: /첫충/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('every');
  },
};

export const Plain: Story = { args: { look: 'plain', value: null } };
