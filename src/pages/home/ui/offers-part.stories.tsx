import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { inScenarios } from '@/shared/lib/test-scope';
import { OffersPart } from './offers-part';
import { states } from './sample-states';
import { inHomeFrame } from './story-frame';

const meta = {
  title: 'pages/home/OffersPart',
  component: OffersPart,
  decorators: [inHomeFrame],
  parameters: { router: {}, ...states.ordinary },
} satisfies Meta<typeof OffersPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: inScenarios({ ordinary: states.ordinary, empty: states.empty }),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const OfMember: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('이달 11일 출석 · 20일까지 9일')).toBeVisible();
    await expect(canvas.queryByText('추석 맞이 이벤트')).toBeNull();
  },
};
export const OfGuest: Story = { parameters: states.guest };
