import { allSettled } from 'effector';
import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeTetherTerms } from '../lib/sample-payments';
import { anotherWanted } from '../model';
import { AnotherDialog } from './another-dialog';
import { openedScope } from './sample-scope';

const meta = {
  title: 'features/tether-deposit/AnotherDialog',
  component: AnotherDialog,
  args: { terms: makeTetherTerms() },
  parameters: {
    scope: () => {
      const scope = openedScope();
      void allSettled(anotherWanted, { scope });
      return scope;
    },
  },
} satisfies Meta<typeof AnotherDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '새로 충전하기' })).toBeVisible();
  },
};
