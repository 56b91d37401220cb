import { createEvent, createStore } from 'effector';
import { expect } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { press, typeInto } from '@/shared/lib/test-press';
import { createMaintenance } from '../lib/create-maintenance';
import { deskScope } from '../testing';
import { MaintenanceForm } from './maintenance-form';

const open = { name: '파워볼', isClosed: false };
const maintenance = createMaintenance<typeof open>({
  list: { $row: createStore<typeof open | null>(open), refresh: createEvent() },
  isClosed: ({ isClosed }) => isClosed,
  nameOf: ({ name }) => name,
  send: () => Promise.resolve(),
  texts: {
    closeText: (name) => `${name}의 새 베팅을 받지 않습니다.`,
    reopenText: (name) => `${name}의 베팅을 다시 받습니다.`,
    untilHint: '비워 둘 수 있습니다.',
  },
});

// A model is no argument: the catalogue writes arguments as JSON.
const meta = {
  title: 'features/desk-list/MaintenanceForm',
  component: MaintenanceForm,
  parameters: { scope: () => deskScope({}) },
} satisfies Meta<typeof MaintenanceForm>;
export default meta;
type Story = StoryObj;

export const Open: Story = {
  render: () => <MaintenanceForm model={maintenance} row={open} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '점검 종료 예정' });
    await typeInto(field, '내일');
    await press(canvas.getByRole('button', { name: '점검 시작' }));
    await expect(field).toHaveAccessibleDescription(/2026-11-21 18:00처럼 입력해주세요/);
  },
};

export const Closed: Story = {
  render: () => <MaintenanceForm model={maintenance} row={{ ...open, isClosed: true }} />,
};
