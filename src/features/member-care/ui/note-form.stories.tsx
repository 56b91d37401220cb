import { expect, waitFor } from 'storybook/test';
import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeDeskMember } from '@/entities/desk-member/testing';
import { press, typeInto } from '@/shared/lib/test-press';
import { bodies, careOf } from '../lib/sample-care';
import { NoteForm } from './note-form';

const meta = {
  title: 'features/member-care/NoteForm',
  component: NoteForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376 }}>
        <Story />
      </div>
    ),
  ],
  parameters: careOf(makeDeskMember()),
} satisfies Meta<typeof NoteForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  parameters: careOf(makeDeskMember(), {}, 'manager'),
  play: async ({ canvas }) => {
    await typeInto(await canvas.findByRole('textbox', { name: '메모' }), '전화 확인');
    await press(canvas.getByRole('button', { name: '메모 남기기' }));
    await waitFor(() => expect(bodies).toEqual([{ contents: '전화 확인' }]));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '메모' })).toHaveValue(''));
  },
};
