import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { Stack } from '../stack';
import { Text } from '../text';
import { Tabs, type TabsProps } from './tabs';

const items = [
  { value: 'all', label: '전체' },
  { value: 'open', label: '진행 중' },
  { value: 'hit', label: '적중' },
  { value: 'void', label: '취소', disabled: true },
  { value: 'miss', label: '미적중' },
];

function Held({ value: first, onValueChange, ...rest }: TabsProps<string>) {
  const [value, setValue] = useState(first);
  function change(next: string) {
    setValue(next);
    onValueChange(next);
  }
  return <Tabs {...rest} value={value} onValueChange={change} />;
}

const meta = {
  title: 'shared/ui/Tabs',
  component: Tabs<string>,
  args: {
    label: '베팅 내역',
    items,
    value: 'all',
    onValueChange: fn(),
    children: <Text as="p">내역</Text>,
  },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('tab', { name: '전체' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '미적중', selected: true })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('all');
    await expect(canvas.getByRole('tabpanel', { name: '전체' })).toBeVisible();
  },
};

export const Matrix: Story = {
  render: (args) => (
    <Stack gap="6">
      <Held {...args} fill>
        {undefined}
      </Held>
      <Held {...args} look="segment" fill>
        {undefined}
      </Held>
    </Stack>
  ),
};
