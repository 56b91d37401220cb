import type { Meta, StoryObj } from 'storybook-react-rsbuild';
import { makePointTerms } from '../testing';
import { ConversionRules } from './conversion-rules';

const meta = {
  title: 'features/point-conversion/ConversionRules',
  component: ConversionRules,
  args: { terms: makePointTerms() },
} satisfies Meta<typeof ConversionRules>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Won: Story = {};
export const Dollars: Story = {
  args: { terms: makePointTerms({ currency: 'USD', rate: 13_800_000 }) },
};
