import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { scopeOf, sent } from '../lib/sample-addresses';
import { BlockPanel } from './block-panel';

const meta = {
  title: 'widgets/desk-addresses/BlockPanel',
  component: BlockPanel,
  parameters: { scope: () => scopeOf() },
} satisfies Meta<typeof BlockPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Malformed: Story = {
  play: async ({ canvas }) => {
    await typeInto(canvas.getByRole('textbox', { name: 'IP 주소' }), '203.0.113.300');
    await press(canvas.getByRole('button', { name: '주소 차단' }));
    await expect(await canvas.findByText(/IP 주소 형식이 올바르지 않습니다/)).toBeVisible();
    await expect(canvas.getByText('사유를 2자 이상 입력해주세요.')).toBeVisible();
    await expect(sent).toEqual([]);
  },
};
