import { expect, fn, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press } from '@/shared/lib/test-press';
import { Card } from '../card';
import { Stack } from '../stack';
import { Text } from '../text';
import { Sheet } from './sheet';

const meta = {
  title: 'shared/ui/Sheet',
  component: Sheet,
  args: {
    open: true,
    title: '메뉴',
    closeLabel: '메뉴 닫기',
    onClose: fn(),
    children: (
      <Card padding="5">
        <Stack gap="4" as="ul">
          {['스포츠', '인플레이', '미니게임', '이벤트', '고객센터'].map((name) => (
            <Text key={name} as="li" weight="bold">
              {name}
            </Text>
          ))}
        </Stack>
      </Card>
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Right: Story = {
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '메뉴' });
    // Its ground keeps presses from the page; what the body has would be inherited by all of it.
    await expect(getComputedStyle(document.body).pointerEvents).toBe('auto');
    await press(screen.getByRole('button', { name: '메뉴 닫기' }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

export const Bottom: Story = {
  args: { side: 'bottom', title: '베팅카트', closeLabel: '베팅카트 닫기' },
};
