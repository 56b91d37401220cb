import { allSettled } from 'effector';
import { expect, screen } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { protection } from '@/features/protection';
import { makeProtection } from '@/features/protection/testing';
import { makeScope } from '@/shared/lib/test-scope';
import { changesDialog } from '../dialogs';
import { ChangesDialog } from './changes-dialog';

const opened = (data: ReturnType<typeof makeProtection>) => ({
  scope() {
    const scope = makeScope({ values: [[protection.$data, data]] });
    void allSettled(changesDialog.opened, { scope });
    return scope;
  },
});

const meta = {
  title: 'pages/limits/ChangesDialog',
  component: ChangesDialog,
  parameters: opened(makeProtection()),
} satisfies Meta<typeof ChangesDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async () => {
    await expect(await screen.findByText('3,000,000원 → 5,000,000원')).toBeVisible();
    await expect(screen.getByText('한도 없음 → 3,000,000원')).toBeVisible();
  },
};
export const Empty: Story = {
  parameters: opened(makeProtection({ changes: [] })),
  play: async () => {
    await screen.findByText('아직 변경하신 한도가 없습니다.');
  },
};
