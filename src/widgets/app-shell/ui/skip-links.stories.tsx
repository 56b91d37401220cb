import { useGate } from 'effector-react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { BoardGate, SlipGate } from '@/shared/lib/landmarks';
import { makeScope } from '@/shared/lib/test-scope';
import { SkipLinks } from './skip-links';

/** A page that has both a list of games and a slip. */
function Landmarks() {
  useGate(BoardGate);
  useGate(SlipGate);
  return (
    <>
      <SkipLinks />
      <main id="main">본문입니다.</main>
      <div id="board">경기</div>
      <aside id="slip">베팅카트</aside>
    </>
  );
}

const meta = {
  title: 'widgets/app-shell/SkipLinks',
  component: SkipLinks,
  render: () => <Landmarks />,
  parameters: { scope: () => makeScope() },
} satisfies Meta<typeof SkipLinks>;
export default meta;
type Story = StoryObj<typeof meta>;

/** First of all stops of Tab, one after the other, each visible while it has the focus. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: '베팅카트로 건너뛰기' });
    for (const name of ['본문으로', '경기 목록으로', '베팅카트로']) {
      await userEvent.tab();
      const skip = canvas.getByRole('link', { name: `${name} 건너뛰기` });
      await expect(skip).toHaveFocus();
      await waitFor(() => expect(skip.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
    }
  },
};
