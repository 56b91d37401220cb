import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Slider, type SliderProps } from './slider';

function Held({ value: first, onValueChange, ...rest }: SliderProps) {
  const [value, setValue] = useState(first);
  function change(next: number) {
    setValue(next);
    onValueChange(next);
  }
  return <Slider {...rest} value={value} text={`${value}%`} onValueChange={change} />;
}

const meta = {
  title: 'shared/ui/Slider',
  component: Slider,
  args: { label: '비율', value: 40, min: 1, max: 99, text: '40%', onValueChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  // Keys and pointer move it by the browser's own doing, which made-up events do not start: a journey does.
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: '비율' });
    await expect(slider).toHaveAttribute('aria-valuetext', '40%');
  },
};
