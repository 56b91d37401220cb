import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makeScope } from '@/shared/lib/test-scope';
import { nicknameCheck } from '../model';
import { AvailabilityField } from './availability-field';

const { $result, $isAsking } = nicknameCheck;
const showing = (...values: [unknown, unknown][]) => ({ scope: () => makeScope({ values }) });

const meta = {
  title: 'features/user-info/AvailabilityField',
  component: AvailabilityField,
  // Stores are no args: the catalogue would walk through all that hangs on them.
  render: () => <AvailabilityField label="닉네임" hint="2~10자" check={nicknameCheck} />,
} satisfies Meta<typeof AvailabilityField>;
export default meta;
type Story = StoryObj;

export const Playground: Story = {};

export const Free: Story = {
  parameters: showing([$result, { value: '한강', isTaken: false }]),
};

export const Taken: Story = {
  parameters: showing([$result, { value: '한강', isTaken: true }]),
};

export const Asking: Story = { parameters: showing([$isAsking, true]) };
